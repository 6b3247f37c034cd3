/** The site's own wallpaper, a plain colour, and the visitor's own picture. All other names are those of our pictures. */
export const SITE_WALLPAPER = 'meadow'
export const NO_WALLPAPER = 'none'
export const OWN_WALLPAPER = 'own'
