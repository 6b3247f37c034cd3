/** Copies of the project that a test may edit. They lie below the checkout, so that its packages are found. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { ROOT } from './server.ts'

export interface ProjectCopy {
  /** Absolute path. */
  readonly folder: string
  /** Replaces the first occurrence of a text in a file of the copy; throws if there is none. */
  edit(file: string, from: string, to: string): void
  remove(): void
}

const SOURCES = [
  'index.html',
  'src',
  'assets',
  'public',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/**
 * @param folder absolute path
 * @param more what else to copy, where it exists: paths below the root
 */
export function copyProjectTo(folder: string, more: readonly string[]): void {
  for (const name of [...SOURCES, ...more]) {
    const source = path.join(ROOT, name)
    if (existsSync(source)) cpSync(source, path.join(folder, name), { recursive: true })
  }
}

/** @param more as of `copyProjectTo` */
export function copyProject(more: readonly string[]): ProjectCopy {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  const folder = mkdtempSync(path.join(ROOT, '.cache/copy-'))
  copyProjectTo(folder, more)
  return {
    folder,
    edit(file, from, to) {
      const place = path.join(folder, file)
      const text = readFileSync(place, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(
        place,
        text.replace(from, () => to),
      )
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  }
}
