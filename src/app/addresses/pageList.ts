/** Which pages there are of those that windows show from data, such as posts: asked when an address is entered. */
import * as v from 'valibot'
import type { DataFile, DataFiles } from '../../base/services/files/dataFiles.ts'
import { hrefOf } from '../../owner/base.ts'
import { PAGE_LIST_PATH } from '../../owner/paths.ts'

const listSchema = v.array(v.string())

const FILE: DataFile<ReadonlySet<string>> = {
  address: hrefOf(PAGE_LIST_PATH),
  parse: (value) => new Set(v.parse(listSchema, value)),
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
