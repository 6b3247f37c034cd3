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
export async function hasPage(
  path: string,
  registry: Pick<Registry, 'manifests' | 'hasPage'>,
  data: DataFiles,
): Promise<boolean> {
  if (!isListed(path, registry) || data.known(FILE)?.has(path)) return true
  try {
    // The site may have been updated since the list was loaded.
    return (await data.load(FILE)).has(path)
  } catch {
    return true
  }
}
