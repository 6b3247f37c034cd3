/** Checks whether the targets of an article's imports exist, by file names alone. */
import { existsSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'

/** The endings that the bundler tries for an import without one. */
const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.js',
]
const VIRTUAL = /^(?:virtual:|data:|\0)/

/** @returns whether the import of a name resolves to a file or a package */
export function importFinder(root: string): (name: string, file: string) => boolean {
  const { resolve } = createRequire(path.join(root, 'package.json'))
  return (name, file) => {
    const bare = name.replace(/[?#].*$/, '')
    if (VIRTUAL.test(name) || isBuiltin(bare)) return true
    if (!/^[./]/.test(bare)) {
      const [scope = '', part = ''] = bare.split('/')
      const wanted = scope.startsWith('@') ? `${scope}/${part}` : scope
      return (resolve.paths(bare) ?? []).some((folder) => existsSync(path.join(folder, wanted)))
    }
    const target = bare.startsWith('/')
      ? path.join(root, bare)
      : path.join(root, path.dirname(file), bare)
    return ENDINGS.some((ending) => existsSync(target + ending))
  }
}
