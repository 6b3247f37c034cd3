/** Which pages there are of those that windows show from data, such as posts: asked before a window is sent to one. */
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

/** Whether only the list tells if there is such a page, as of a post; the address of other pages tells by itself. */
export function isListed(
  path: string,
  { manifests, hasPage: isPage }: Pick<Registry, 'manifests' | 'hasPage'>,
): boolean {
  const app = appAt(path, manifests)
  if (app?.kind !== 'ordinary' || !isPage(app)) return false
  return pathOfApp(app) !== path && app.opens?.includes(path) !== true
}

/** @returns true, too, where the site does not answer: the window or the page of that address says so */
export async function hasPage(path: string, data: DataFiles): Promise<boolean> {
  if (data.known(FILE)?.has(path)) return true
  try {
    // The site may have been published anew since the list was loaded.
    return (await data.load(FILE)).has(path)
  } catch {
    return true
  }
}

/** The ids on a page of the site: stable, so that data remembers what it has parsed. */
const idsOf = (value: unknown): ReadonlySet<string> | null => {
  const page = new DOMParser().parseFromString(v.parse(v.string(), value), 'text/html')
  // The page of a former address leads on to another one.
  if (page.querySelector('meta[http-equiv="refresh"]')) return null
  return new Set([...page.querySelectorAll('[id]')].map(({ id }) => id))
}

/** @returns true, too, where the site does not answer: the page says so itself */
export async function hasSection(path: string, section: string, data: DataFiles): Promise<boolean> {
  const file = { address: hrefOf(path), parse: idsOf, isText: true }
  try {
    const ids = data.known(file) ?? (await data.load(file))
    return ids?.has(section) ?? true
  } catch {
    return true
  }
}
