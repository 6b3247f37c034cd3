/**
 * Addresses of the fonts that every page shows at once, for the head to ask for them early: a font
 * that page.css wants and that comes late is not used at all.
 */
import headingFont from '../../assets/fonts/fira-sans-bold.woff2?url'
import textFont from '../../assets/fonts/dejavu-sans-condensed.woff2?url'
import boldTextFont from '../../assets/fonts/dejavu-sans-condensed-bold.woff2?url'

export const pageFonts: readonly string[] = [textFont, boldTextFont, headingFont]
