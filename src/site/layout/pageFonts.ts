/**
 * Addresses of the fonts that a page shows first. Its head preloads them, so that they arrive with
 * the page and not after its first layout, which would show the stand-ins of fonts.css for longer.
 */
import codeFont from '../../../assets/fonts/dejavu-sans-mono.woff2?url'
import headingFont from '../../../assets/fonts/fira-sans-bold.woff2?url'
import textFont from '../../../assets/fonts/dejavu-sans-condensed.woff2?url'
import boldTextFont from '../../../assets/fonts/dejavu-sans-condensed-bold.woff2?url'

/** @param hasCode whether the page shows code: without it no fixed-width font is needed */
export function fontsOf(hasCode: boolean): readonly string[] {
  const fonts = [textFont, boldTextFont, headingFont]
  return hasCode ? [...fonts, codeFont] : fonts
}
