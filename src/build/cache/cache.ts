/**
 * Keeps what a build has made for later builds, by a digest of everything that it was made from: so an entry never goes
 * stale, it only goes unused. An entry is a folder of files. Deleting the cache costs time and nothing else.
 */
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

/** The files or texts of an entry by name. */
export type Parts = Readonly<Record<string, Uint8Array | string>>
/** The same as they are read: texts as UTF-8. */
type ReadParts<P extends Parts> = { readonly [Name in keyof P]: Buffer }
type Make<Made> = () => Promise<Made> | Made

export interface Cache {
  /**
   * What `make` gives, or what it gave for the same key before. Nothing is kept where it throws.
   * @param kind a name for what is made, which is a folder in the cache: `pages`
   */
  parts<P extends Parts>(kind: string, key: string, make: Make<P>): Promise<ReadParts<P>>
  /** The same for a result that is one text. */
  text(kind: string, key: string, make: Make<string>): Promise<string>
}

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 30
const KEY_LENGTH = 32
/** The name of an entry, or of what an interrupted process has left of one. */
const ENTRY = /^[0-9a-f]{32}(?:\.\d+)?$/

/**
 * A digest of inputs: other inputs have another one.
 * @param inputs objects are told apart by their JSON
 */
export function digestOf(...inputs: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const isData = typeof input === 'string' || input instanceof Uint8Array
    const data = isData ? input : (JSON.stringify(input) ?? 'undefined')
    // With kind and length in between, two lists of inputs are never the same row of bytes.
    hash.update(`${typeof input} ${data.length}\0`).update(data)
  }
  return hash.digest('hex').slice(0, KEY_LENGTH)
}

/**
 * A digest of the tools of a build: of all packages, of Node, and of the build's own sources.
 * @param root absolute path of the project
 */
export function toolsDigest(root: string): string {
  const sources = readdirSync(path.join(root, 'src/build'), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  const files = ['package-lock.json', ...sources.sort()]
  return digestOf(
    process.versions,
    ...files.flatMap((name) => [name, readFileSync(path.join(root, name))]),
  )
}

/** Entries that this process is making; whoever asks for one meanwhile waits for the same promise. */
const unfinished = new Map<string, Promise<string>>()

/**
 * The folder of an entry, which is made where it is missing. Others see it only when it is complete.
 * @param place absolute path of the folder that holds it
 */
export async function madeFolder(place: string, key: string, make: Make<Parts>): Promise<string> {
  const folder = path.join(place, key)
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found) {
    // An entry is as old as its last use; once a day is often enough to say so.
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
    // Another process was quicker; its files are the same.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** @param folder absolute path; made with the first entry */
export function openCache(folder: string): Cache {
  const parts: Cache['parts'] = async <P extends Parts>(
    kind: string,
    key: string,
    make: Make<P>,
  ) => {
    const entry = await madeFolder(path.join(folder, kind), key, make)
    const files = readdirSync(entry).map((name) => [name, readFileSync(path.join(entry, name))])
    // The files of an entry are those that its maker gave: the key covers the maker, too.
    return Object.fromEntries(files) as ReadParts<P>
  }
  return {
    parts,
    text: async (kind, key, make) =>
      (await parts(kind, key, async () => ({ text: await make() }))).text.toString(),
  }
}

/** The cache of everything but art. @param root absolute path of the project */
export function buildCache(root: string): Cache {
  return openCache(path.join(root, '.cache/made'))
}

/**
 * Removes the entries that were not used for a month: what a build does not use, another site of this project may.
 * @param folder absolute path; its subfolders are included
 */
export function sweep(folder: string): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (!ENTRY.test(entry.name)) {
      if (entry.isDirectory()) sweep(place)
    } else if (Date.now() - statSync(place).mtimeMs > KEPT_DAYS * DAY_MS) {
      rmSync(place, { recursive: true, force: true })
    }
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}
