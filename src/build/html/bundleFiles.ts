/** What the bundler says of its files: its manifest, which the build reads and does not publish. */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'

/** Where Vite puts it below the folder of a bundle. */
const FOLDER = '.vite'

/**
 * Reads the manifest of a bundle and removes it from the bundle's folder.
 * @param folder absolute path
 * @throws {Error} where there is none
 */
export function takeManifest(folder: string): Manifest {
  const text = readFileSync(path.join(folder, FOLDER, 'manifest.json'), 'utf8')
  rmSync(path.join(folder, FOLDER), { recursive: true })
  return JSON.parse(text) as Manifest
}

/** Paths below the folder of the site. */
export interface NeededFiles {
  /** The entry's own file comes first, then everything it imports. */
  readonly modules: readonly string[]
  /** Those of imported modules come first. */
  readonly styles: readonly string[]
}

/**
 * What an entry needs at once: its own file, what that imports, and the style sheets of all of them.
 * @param entry its key in the manifest: the path of its source
 * @throws {Error} where the manifest lacks the entry
 */
export function filesNeededBy(manifest: Manifest, entry: string): NeededFiles {
  const modules = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The bundler's manifest does not know ${key}.`)
    if (modules.has(chunk.file)) return
    modules.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  visit(entry)
  return { modules: [...modules], styles: [...styles] }
}
