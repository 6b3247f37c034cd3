/** What the build makes of the owner's words. */
declare module 'virtual:site' {
  export const site: import('./types.ts').SiteInBrief
  /** Names of the apps that this site does without. */
  export const absentApps: readonly string[]
}

declare module 'virtual:owner' {
  /** All that the site says of its owner. */
  export const owner: import('./types.ts').Site['owner']
}

declare module 'virtual:resume' {
  /** Null where there is none. */
  export const resume: import('./resume.ts').Resume | null
}

declare module 'virtual:logo' {
  /** The owner's logo for the header of pages; null where they have none. */
  export const logo: {
    readonly alt: string
    /** In CSS pixels. */
    readonly width: number
    readonly height: number
    /** Srcsets. */
    readonly avif: string
    readonly webp: string
    /** The largest WebP. */
    readonly src: string
  } | null
}

declare module 'virtual:projects' {
  export const projects: readonly import('./types.ts').Project[]
}

declare module 'virtual:custom-pages' {
  /** Pages of the owner's own, in the order of their addresses. */
  export const customPages: readonly import('./types.ts').CustomPage[]
}

declare module 'virtual:desktop-icons' {
  export const desktopIcons: readonly import('./types.ts').DesktopIconEntry[]
  /** Names of apps without an icon. */
  export const withoutIcon: readonly string[]
}

declare module 'virtual:start-menu' {
  export const startMenu: import('./startMenu.ts').StartMenu
}

declare module 'virtual:shortcuts' {
  /** What a phone's first screen shows besides its icons. */
  export const shortcuts: readonly import('./startMenu.ts').StartMenuItem[]
}
