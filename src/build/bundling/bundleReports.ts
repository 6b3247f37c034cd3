/** Vite's reports about a bundle. The build reads them and does not publish them. */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { EnvironmentOptions, Manifest } from 'vite'

const FOLDER = '.vite'

export const REPORTS = {
  manifest: `${FOLDER}/manifest.json`,
  license: { fileName: `${FOLDER}/packages.json` },
} as const satisfies EnvironmentOptions['build']

export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** SPDX identifier of its license. */
  readonly identifier?: string
  readonly text?: string
}

export interface BundleReports {
  readonly manifest: Manifest
  readonly packages: readonly BundledPackage[]
}

/** @throws {Error} if there are no reports */
export function takeReports(folder: string): BundleReports {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  const reports = {
    manifest: read(REPORTS.manifest) as Manifest,
    packages: read(REPORTS.license.fileName) as readonly BundledPackage[],
  }
  rmSync(path.join(folder, FOLDER), { recursive: true })
  return reports
}

export interface NeededFiles {
  /** The entry's own file comes first, then everything it imports. */
  readonly modules: readonly string[]
  /** Style sheets of imported modules come first. */
  readonly styles: readonly string[]
}

/**
 * The entry's own file, its static imports, and all of their style sheets.
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
