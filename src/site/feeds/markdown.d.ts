/** The articles as plain Markdown, for the build alone (src/build/content/contentModules.ts). */
declare module 'virtual:markdown' {
  /** By slug: the text without front matter and title, with whole links. */
  export const bodies: Readonly<Record<string, string>>
}
