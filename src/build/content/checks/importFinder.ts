/** Tells whether there is what an article imports. It asks for the names of files, and reads none. */
import { existsSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'

/** What the bundler tries where a file is named without its ending. */
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
/** Modules that the build makes. */
const VIRTUAL = /^(?:virtual:|data:|\0)/

/**
 * @param root absolute path of the project
 * @returns whether a name, as an import has it, leads to a file or a package
 */
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
