/** The files that Vite serves while developing, without a list from a build. No build contains this module. */

/** The art, the public folder and the owner's files. Only their names are used; their contents are not imported. */
export function sourceFiles(): readonly { readonly shown: string; readonly path: string }[] {
  const art = import.meta.glob(['/assets/**/*', '!/assets/files/**', '!**/*.md'], { query: '?url' })
  const served = import.meta.glob('/public/**/*', { query: '?url' })
  const own = import.meta.glob('/assets/files/**/*', { query: '?url' })
  const paths = [
    ...Object.keys(art),
    ...Object.keys(served).map((file) => file.slice('/public'.length)),
    ...Object.keys(own).map((file) => file.slice('/assets/files'.length)),
  ]
  return paths.map((path) => ({ shown: path.slice(1), path }))
}
