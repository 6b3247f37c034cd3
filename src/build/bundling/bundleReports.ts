/** What Vite reports about a bundle, which the build reads and does not publish. */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { EnvironmentOptions, Manifest } from 'vite'

/** The folder of the reports, below the folder of a bundle. */
const FOLDER = '.vite'

/** Settings of a bundle that make Vite write the reports. */
export const REPORTS = {
  manifest: `${FOLDER}/manifest.json`,
  license: { fileName: `${FOLDER}/packages.json` },
} as const satisfies EnvironmentOptions['build']

/** A package in a bundle. */
export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** The short name of its licence. */
  readonly identifier?: string
  /** Its licence in full. */
  readonly text?: string
}

export interface BundleReports {
  readonly manifest: Manifest
  readonly packages: readonly BundledPackage[]
}

/**
 * Reads the reports about a bundle, and removes them from its folder.
 * @param folder absolute path
 * @throws {Error} if there are none
 */
export function takeReports(folder: string): BundleReports {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  const reports = {
    manifest: read(REPORTS.manifest) as Manifest,
    packages: read(REPORTS.license.fileName) as readonly BundledPackage[],
  }
  rmSync(path.join(folder, FOLDER), { recursive: true })
  return reports
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
 * @throws {Error} if the manifest lacks the entry
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
