declare module 'virtual:site' {
  export const site: import('./types.ts').SiteInBrief
  export const hasResume: boolean
  /** Whether the build was told that a language model words the assistant's answers. */
  export const hasLanguageModel: boolean
}

declare module 'virtual:owner' {
  export const owner: import('./types.ts').Site['owner']
}

declare module 'virtual:resume' {
  export const resume: import('./resume.ts').Resume | null
}

declare module 'virtual:logo' {
  /** Its size is in CSS pixels. */
  export const logo: import('virtual:posts').Picture | null
}

declare module 'virtual:projects' {
  export const projects: readonly import('./types.ts').Project[]
}

declare module 'virtual:custom-pages' {
  export const customPages: readonly import('./types.ts').CustomPage[]
}

declare module 'virtual:desktop-icons' {
  export const desktopIcons: readonly import('./types.ts').DesktopIconEntry[]
  export const withoutIcon: readonly string[]
}

declare module 'virtual:start-menu' {
  export const startMenu: import('./startMenuEntries.ts').StartMenu
}

declare module 'virtual:shortcuts' {
  export const shortcuts: readonly import('./startMenuEntries.ts').StartMenuItem[]
}
