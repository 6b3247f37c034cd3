/** A digest of the tools of a build: what a result depends on besides its own inputs. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { digestOf } from './contentCache.ts'

/** Every package by its version, and the build's own sources. */
const TOOLS = ['package-lock.json', 'src/build']

/**
 * Other packages, another Node or other sources of the build give another digest.
 * @param root absolute path of the project
 */
export function toolsDigest(root: string): string {
  const files = TOOLS.flatMap((name) => filesAt(root, name))
  return digestOf(
    process.versions,
    ...files.flatMap((name) => [name, readFileSync(path.join(root, name))]),
  )
}

function filesAt(root: string, name: string): readonly string[] {
  if (path.extname(name) !== '') return [name]
  return readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}
