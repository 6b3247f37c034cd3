/**
 * The data from which windows show what pages show, such as a page of posts. It is requested when a window wants
 * it, and remembered, so that a window which is opened again, or changes its layout, needs no network.
 */
import type { Timers } from '../time/timers.ts'
import { requestFile, type RequestHost } from './fileRequest.ts'

/** At most this many files are remembered: those used last. */
const REMEMBERED = 50

/** A file, and what it must hold. */
export interface DataFile<Data> {
  readonly address: string
  /** @throws {Error} for what is no such data */
  readonly parse: (value: unknown) => Data
  /** True: `parse` is handed the file's text, which need not be JSON. */
  readonly isText?: boolean
}

export interface DataFiles {
  /** What was loaded from the file, if it is remembered. */
  known<Data>(file: DataFile<Data>): Data | undefined
  /**
   * Loads the file, also if it is remembered.
   * @throws {MissingFileError} (rejects) where the site has no such file
   * @throws {Error} (rejects) where the site does not answer in time or answers with something else
   */
  load<Data>(file: DataFile<Data>): Promise<Data>
}

export function createDataFiles(host: RequestHost, timers: Timers): DataFiles {
  const remembered = new Map<string, { readonly parse: unknown; readonly data: unknown }>()
  /** What was used last comes last. */
  const remember = (address: string, entry: { parse: unknown; data: unknown }): void => {
    remembered.delete(address)
    remembered.set(address, entry)
    const [oldest] = remembered.keys()
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  }
  return {
    known<Data>({ address, parse }: DataFile<Data>) {
      const entry = remembered.get(address)
      if (entry?.parse !== parse) return undefined
      remember(address, entry)
      // The very function that has made it says what it is.
      return entry.data as Data
    },
    async load({ address, parse, isText }) {
      const data = parse(await requestFile(host, timers, address, isText))
      remember(address, { parse, data })
      return data
    },
  }
}
