/**
 * Keeps rendered art from one build to the next. A place holds a result for each set of inputs: a build for one site
 * must not take away what `npm run dev` serves for another.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** A digest of inputs and of the tool that draws; whatever a result depends on must be among them. */
export function keyOf(inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions))
  // With the lengths in between, two different lists of inputs never have the same digest.
  for (const input of inputs) hash.update(`\0${input.length}\0`).update(input)
  return hash.digest('hex').slice(0, 16)
}

const DAY_MS = 24 * 60 * 60 * 1000
/** A result that was not used for so long is removed: drawing it again takes a second or two. */
const KEPT_DAYS = 30

/** Gives the files by name. */
type Make = () => Promise<Readonly<Record<string, Uint8Array | string>>>

/** Folders that this process is filling; whoever asks for one meanwhile waits for the same promise. */
const unfinished = new Map<string, Promise<string>>()

/**
 * The folder `place/key` with the files that `make` gives by name; `make` runs only where that
 * folder is missing. An interrupted build leaves no half-filled folder behind.
 */
export async function cached(place: string, key: string, make: Make): Promise<string> {
  const folder = path.join(place, key)
  if (existsSync(folder)) {
    markUsed(folder)
    return folder
  }
  const making = unfinished.get(folder) ?? fill(place, folder, make)
  unfinished.set(folder, making)
  return making.finally(() => unfinished.delete(folder))
}

async function fill(place: string, folder: string, make: Make): Promise<string> {
  const files = await make()
  const draft = path.join(place, `unfinished-${process.pid}`)
  removeOld(place)
  // What an interrupted build with the same number has left.
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  for (const [name, data] of Object.entries(files)) writeFileSync(path.join(draft, name), data)
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another build was quicker; its files are the same.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** Removes the results of a place that were not used for a month. */
function removeOld(place: string): void {
  if (!existsSync(place)) return
  for (const name of readdirSync(place)) {
    const folder = path.join(place, name)
    if (Date.now() - statSync(folder).mtimeMs > KEPT_DAYS * DAY_MS) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** A folder is as old as its last use; once a day is often enough to say so. */
function markUsed(folder: string): void {
  const now = Date.now()
  if (now - statSync(folder).mtimeMs > DAY_MS) utimesSync(folder, now / 1000, now / 1000)
}

/**
 * Removes the places whose result was not used for a month.
 * @param places absolute path of the folder that holds them
 */
export function removeUnused(places: string): void {
  if (!existsSync(places)) return
  for (const name of readdirSync(places)) {
    const place = path.join(places, name)
    const uses = readdirSync(place).map((key) => statSync(path.join(place, key)).mtimeMs)
    if (Date.now() - Math.max(...uses) > KEPT_DAYS * DAY_MS) {
      rmSync(place, { recursive: true, force: true })
    }
  }
}
