/**
 * Keeps what a build has made from one build to the next, by what it was made from. An entry is one file; its
 * key must cover everything that the result depends on, so an entry never goes stale, it only goes unused.
 * Whatever is not whole counts as missing: deleting the folder costs time and nothing else.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The files or texts of one result, by names that the maker chooses. */
export type Parts = Readonly<Record<string, Uint8Array | string>>
/** The same as they are read: texts as UTF-8. */
type ReadParts<P extends Parts> = { readonly [Name in keyof P]: Buffer }

export interface ContentCache {
  /**
   * What `make` gives, or what it gave for the same key before.
   * @param kind a name for what is made, which is a folder in the cache: `pages`
   * @throws {unknown} what `make` throws; nothing is kept then
   */
  parts<P extends Parts>(
    kind: string,
    key: string,
    make: () => Promise<P> | P,
  ): Promise<ReadParts<P>>
  /** The same for a result that is one text. */
  text(kind: string, key: string, make: () => Promise<string> | string): Promise<string>
  /** Removes the entries that nobody has asked for since the cache was opened. */
  removeUnused(): void
}

/**
 * A digest of inputs: other inputs have another one.
 * @param inputs objects are told apart by their JSON
 */
export function digestOf(...inputs: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const data =
      typeof input === 'string' || input instanceof Uint8Array
        ? input
        : (JSON.stringify(input) ?? 'undefined')
    // With kind and length in between, two lists of inputs are never the same row of bytes.
    hash.update(`${typeof input} ${data.length}\0`).update(data)
  }
  return hash.digest('hex')
}

/** @param folder absolute path; made when the first entry is written */
export function openCache(folder: string): ContentCache {
  const used = new Set<string>()
  /** What this process is making: whoever asks meanwhile waits for the same result. */
  const unfinished = new Map<string, Promise<ReadParts<Parts>>>()

  async function find(
    entry: string,
    make: () => Promise<Parts> | Parts,
  ): Promise<ReadParts<Parts>> {
    const file = path.join(folder, entry)
    const kept = await readEntry(file)
    if (kept) return kept
    const made = Object.entries(await make()).map(
      ([name, part]) => [name, Buffer.from(part)] as const,
    )
    await writeEntry(file, made)
    return Object.fromEntries(made)
  }

  async function parts<P extends Parts>(
    kind: string,
    key: string,
    make: () => Promise<P> | P,
  ): Promise<ReadParts<P>> {
    const entry = path.join(kind, key.slice(0, 2), key)
    used.add(entry)
    const finding = unfinished.get(entry) ?? find(entry, make)
    unfinished.set(entry, finding)
    try {
      // The parts of an entry are those that its maker gave: the key covers the maker, too.
      return (await finding) as ReadParts<P>
    } finally {
      unfinished.delete(entry)
    }
  }

  return {
    parts,
    text: async (kind, key, make) =>
      (await parts(kind, key, async () => ({ text: await make() }))).text.toString(),
    removeUnused() {
      for (const entry of entriesBelow(folder)) {
        if (!used.has(entry)) rmSync(path.join(folder, entry), { force: true })
      }
    },
  }
}

const opened = new Map<string, ContentCache>()

/**
 * The cache that all plugins of a build share, so that it knows what was used. Each content has its own: to
 * build the site of the tests does not remove what was made for the owner's.
 */
export function buildCache({
  root,
  words,
}: {
  /** Absolute path of the project. */
  readonly root: string
  /** Folder of the words below it: each has a cache of its own. */
  readonly words: string
}): ContentCache {
  const folder = path.join(root, '.cache/made', words.replaceAll('/', '-'))
  const cache = opened.get(folder) ?? openCache(folder)
  opened.set(folder, cache)
  return cache
}

/** The first line of an entry says what follows it. */
interface Head {
  /** Of everything after the first line. */
  readonly digest: string
  readonly parts: readonly (readonly [name: string, bytes: number])[]
}

/** @returns undefined if there is no entry, or none that is whole */
async function readEntry(file: string): Promise<ReadParts<Parts> | undefined> {
  const data = await readFile(file).catch(() => undefined)
  if (!data) return undefined
  try {
    const end = data.indexOf('\n')
    const { digest, parts } = JSON.parse(data.toString('utf8', 0, end)) as Head
    const body = data.subarray(end + 1)
    if (digestOf(body) !== digest) return undefined
    let start = 0
    return Object.fromEntries(
      parts.map(([name, bytes]) => [name, body.subarray(start, (start += bytes))]),
    )
  } catch {
    // Another program has written there, or not to the end.
    return undefined
  }
}

/** Several processes may write the same entry: each one moves a whole file to its place. */
async function writeEntry(
  file: string,
  parts: readonly (readonly [name: string, part: Buffer])[],
): Promise<void> {
  const body = Buffer.concat(parts.map(([, part]) => part))
  const head: Head = {
    digest: digestOf(body),
    parts: parts.map(([name, part]) => [name, part.length]),
  }
  const draft = `${file}.${process.pid}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(draft, [`${JSON.stringify(head)}\n`, body])
  await rename(draft, file).catch(() => rm(draft, { force: true }))
}

/** @returns paths below the folder, drafts of interrupted builds included */
function entriesBelow(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}
