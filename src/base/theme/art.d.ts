/** What the build makes of the drawings in `assets` (src/build/plugins/artPlugin.ts). */
declare module 'virtual:art' {
  /** Icons and window buttons on one picture; `frames` is in pixels of that picture. */
  export interface Atlas {
    /** Pixels per CSS pixel. */
    readonly scale: 1 | 2
    /** Of a lossless WebP. */
    readonly url: string
    /**
     * By name: `icon-16/NAME` for every icon, `icon-30/NAME` for those on the desktop and for
     * `file-generic`, `button/{minimise,maximise,restore,close}-LOOK`.
     */
    readonly frames: Readonly<
      Record<
        string,
        {
          readonly x: number
          readonly y: number
          readonly width: number
          readonly height: number
        }
      >
    >
  }

  export interface WallpaperPicture {
    readonly width: number
    readonly height: number
    readonly avif: string
    readonly webp: string
  }

  /** In order of scale. */
  export const atlases: readonly Atlas[]
  /** In order of width. */
  export const wallpapers: readonly WallpaperPicture[]
  /** A data: address of a few pixels. */
  export const placeholder: string
}

declare module 'virtual:start-icons' {
  /** What START shows when it opens, on one picture. */
  export const startIcons: {
    readonly src: string
    /** The same picture with two pixels per CSS pixel. */
    readonly double: string
    /** By `SIZE/NAME`: where the icon lies, in CSS pixels. */
    readonly frames: Readonly<Record<string, { readonly x: number; readonly y: number }>>
  }
}

declare module 'virtual:emblem' {
  /** A data: address: what stands on the START button. */
  export const emblem: string
}
