/** Which pages made from data exist, such as posts: looked up before a window goes to one. */
import * as v from 'valibot'
import type { DataFile, DataFiles } from '../../base/services/files/dataFiles.ts'
import { appAt, pathOfApp } from '../../desktop/locations.ts'
import { hrefOf } from '../../owner/base.ts'
import { PAGE_LIST_PATH } from '../../owner/paths.ts'
import type { Registry } from './registry.ts'

const listSchema = v.array(v.string())

const FILE: DataFile<ReadonlySet<string>> = {
  address: hrefOf(PAGE_LIST_PATH),
  parse: (value) => new Set(v.parse(listSchema, value)),
}

/** Whether only the list can tell if the page exists, as with a post; other pages are known from their paths alone. */
export function isListed(
  path: string,
  { manifests, hasPage: isPage }: Pick<Registry, 'manifests' | 'hasPage'>,
): boolean {
  const app = appAt(path, manifests)
  if (app?.kind !== 'ordinary' || !isPage(app)) return false
  return pathOfApp(app) !== path && app.opens?.includes(path) !== true
}

/** @returns also true if the site does not answer: the window or the page at that address says so */
export async function hasPage(path: string, data: DataFiles): Promise<boolean> {
  if (data.known(FILE)?.has(path)) return true
  try {
    // The site may have been updated since the list was loaded.
    return (await data.load(FILE)).has(path)
  } catch {
    return true
  }
}

/** The ids on a page of the site: stable, so that data remembers what it has parsed. */
const idsOf = (value: unknown): ReadonlySet<string> | null => {
  const page = new DOMParser().parseFromString(v.parse(v.string(), value), 'text/html')
  // The page at a former address only redirects.
  if (page.querySelector('meta[http-equiv="refresh"]')) return null
  return new Set([...page.querySelectorAll('[id]')].map(({ id }) => id))
}

/** @returns also true if the site does not answer: the page itself says so */
export async function hasSection(path: string, section: string, data: DataFiles): Promise<boolean> {
  const file = { address: hrefOf(path), parse: idsOf, isText: true }
  try {
    const ids = data.known(file) ?? (await data.load(file))
    return ids?.has(section) ?? true
  } catch {
    return true
  }
}
