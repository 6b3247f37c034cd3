/** The files that Vite serves while developing, when no build has written a list. In no build. */

/** The art and the public folder. Their contents are never imported: the names are all it takes. */
export function sourceFiles(): readonly { readonly shown: string; readonly path: string }[] {
  const art = import.meta.glob(['/assets/**/*', '!**/*.md'], { query: '?url' })
  const served = import.meta.glob('/public/**/*', { query: '?url' })
  const paths = [
    ...Object.keys(art),
    ...Object.keys(served).map((file) => file.slice('/public'.length)),
  ]
  return paths.map((path) => ({ shown: path.slice(1), path }))
}
