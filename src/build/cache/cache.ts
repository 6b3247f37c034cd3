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
import { addressesBelow } from '../../server/http/siteFiles.ts'

export type Parts = Readonly<Record<string, Uint8Array | string>>
/** Texts are read back as UTF-8. */
type ReadParts<P extends Parts> = { readonly [Name in keyof P]: Buffer }
type Make<Made> = () => Promise<Made> | Made

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
  const folder = 'src/build'
  const sources = addressesBelow(path.join(root, folder)).filter((name) => /\.tsx?$/.test(name))
  const files = ['package-lock.json', ...sources.map((name) => folder + name).sort()]
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

/**
 * Files of the build's own cache. Nothing is cached if `make` throws.
 * @param kind name of the subfolder in the cache: `pages`
 */
export async function cachedParts<P extends Parts>(
  root: string,
  kind: string,
  key: string,
  make: Make<P>,
): Promise<ReadParts<P>> {
  const entry = await madeFolder(path.join(root, '.cache/made', kind), key, make)
  const files = readdirSync(entry).map((name) => [name, readFileSync(path.join(entry, name))])
  // The files are those that `make` returned, since the key covers `make` too.
  return Object.fromEntries(files) as ReadParts<P>
}

export async function cachedText(
  root: string,
  kind: string,
  key: string,
  make: Make<string>,
): Promise<string> {
  const { text } = await cachedParts(root, kind, key, async () => ({ text: await make() }))
  return text.toString()
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
