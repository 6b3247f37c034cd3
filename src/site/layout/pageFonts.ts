/**
 * Addresses of the fonts that pages show at once, for the head to ask for them early: a font that
 * page.css wants and that comes late is not used at all.
 */
import codeFont from '../../../assets/fonts/dejavu-sans-mono.woff2?url'
import headingFont from '../../../assets/fonts/fira-sans-bold.woff2?url'
import textFont from '../../../assets/fonts/dejavu-sans-condensed.woff2?url'
import boldTextFont from '../../../assets/fonts/dejavu-sans-condensed-bold.woff2?url'

export function fontsOf(hasCode: boolean): readonly string[] {
  const fonts = [textFont, boldTextFont, headingFont]
  return hasCode ? [...fonts, codeFont] : fonts
}
