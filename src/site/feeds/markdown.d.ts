declare module 'virtual:markdown' {
  /** By slug, without front matter and title, with absolute links. */
  export const bodies: Readonly<Record<string, string>>
}
