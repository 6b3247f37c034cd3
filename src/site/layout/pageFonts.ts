/** Fonts that a page preloads, to shorten the time with the fallbacks of fonts.css. */
import codeFont from '../../../assets/fonts/dejavu-sans-mono.woff2?url'
import headingFont from '../../../assets/fonts/fira-sans-bold.woff2?url'
import textFont from '../../../assets/fonts/dejavu-sans-condensed.woff2?url'
import boldTextFont from '../../../assets/fonts/dejavu-sans-condensed-bold.woff2?url'

/** @param hasCode whether a fixed-width font is needed */
export function fontsOf(hasCode: boolean): readonly string[] {
  const fonts = [textFont, boldTextFont, headingFont]
  return hasCode ? [...fonts, codeFont] : fonts
}
