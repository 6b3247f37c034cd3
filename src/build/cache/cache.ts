/** Caches what a build has made, keyed by a digest of all inputs, so entries never go stale. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

export type Parts = Readonly<Record<string, Uint8Array | string>>
/** Texts are read back as UTF-8. */
type ReadParts<P extends Parts> = { readonly [Name in keyof P]: Buffer }
type Make<Made> = () => Promise<Made> | Made

export interface Cache {
  /**
   * Nothing is cached if `make` throws.
   * @param kind name of the subfolder in the cache: `pages`
   */
  parts<P extends Parts>(kind: string, key: string, make: Make<P>): Promise<ReadParts<P>>
  text(kind: string, key: string, make: Make<string>): Promise<string>
}

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 30
const KEY_LENGTH = 32
/** The name of an entry, or of the remains of an interrupted one. */
const ENTRY = /^[0-9a-f]{32}(?:\.\d+)?$/

/** @param inputs objects are compared by their JSON */
export function digestOf(...inputs: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const isData = typeof input === 'string' || input instanceof Uint8Array
    const data = isData ? input : (JSON.stringify(input) ?? 'undefined')
    // Kind and length keep different lists of inputs from giving the same bytes.
    hash.update(`${typeof input} ${data.length}\0`).update(data)
  }
  return hash.digest('hex').slice(0, KEY_LENGTH)
}

/** A digest of all packages, of Node, and of the build's own sources. */
export function toolsDigest(root: string): string {
  const sources = readdirSync(path.join(root, 'src/build'), {
    recursive: true,
    withFileTypes: true,
  })
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  const files = ['package-lock.json', ...sources.sort()]
  return digestOf(
    process.versions,
    ...files.flatMap((name) => [name, readFileSync(path.join(root, name))]),
  )
}

/** Entries that this process is making, so that concurrent requests share one promise. */
const unfinished = new Map<string, Promise<string>>()

/** Makes something of a file, and again only once the file has changed. */
export function onceFor<Made, Rest extends readonly unknown[]>(
  make: (file: string, ...rest: Rest) => Made,
): (file: string, ...rest: Rest) => Made {
  const known = new Map<string, { readonly stamp: string; readonly made: Made }>()
  return (file, ...rest) => {
    const { mtimeMs, size } = statSync(file)
    const stamp = `${mtimeMs} ${size}`
    const found = known.get(file)
    if (found?.stamp === stamp) return found.made
    const made = make(file, ...rest)
    known.set(file, { stamp, made })
    return made
  }
}

/** Creates the entry if it is missing. Other processes see it only when it is complete. */
export async function madeFolder(place: string, key: string, make: Make<Parts>): Promise<string> {
  const folder = path.join(place, key)
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found) {
    // The modification time records the last use, to within a day.
    const now = Date.now()
    if (now - found.mtimeMs > DAY_MS) utimesSync(folder, now / 1000, now / 1000)
    return folder
  }
  const making = unfinished.get(folder) ?? fill(folder, make)
  unfinished.set(folder, making)
  return making.finally(() => unfinished.delete(folder))
}

async function fill(folder: string, make: Make<Parts>): Promise<string> {
  const parts = await make()
  const draft = `${folder}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  for (const [name, data] of Object.entries(parts)) writeFileSync(path.join(draft, name), data)
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another process finished first; its files are the same.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

export function openCache(folder: string): Cache {
  const parts: Cache['parts'] = async <P extends Parts>(
    kind: string,
    key: string,
    make: Make<P>,
  ) => {
    const entry = await madeFolder(path.join(folder, kind), key, make)
    const files = readdirSync(entry).map((name) => [name, readFileSync(path.join(entry, name))])
    // The files are those that `make` returned, since the key covers `make` too.
    return Object.fromEntries(files) as ReadParts<P>
  }
  return {
    parts,
    text: async (kind, key, make) =>
      (await parts(kind, key, async () => ({ text: await make() }))).text.toString(),
  }
}

export function buildCache(root: string): Cache {
  return openCache(path.join(root, '.cache/made'))
}

/** Keeps unused entries for a month, for other sites of this project. Remains of earlier versions go. */
export function sweep(folder: string): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory() && !ENTRY.test(entry.name)) sweep(place)
    else if (Date.now() - statSync(place).mtimeMs > KEPT_DAYS * DAY_MS) {
      rmSync(place, { recursive: true, force: true })
    }
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}
