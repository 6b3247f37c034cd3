/** Loads and caches data files for windows, so that reopening a window needs no network. */
import { requestFile, type RequestHost } from './fileRequest.ts'

const REMEMBERED = 50

export interface DataFile<Data> {
  readonly address: string
  /** @throws {Error} if the value is invalid */
  readonly parse: (value: unknown) => Data
  /** True: `parse` gets the file's text, which need not be JSON. */
  readonly isText?: boolean
}

export type DataFiles = ReturnType<typeof createDataFiles>

export function createDataFiles(host: RequestHost) {
  const remembered = new Map<string, { readonly parse: unknown; readonly data: unknown }>()
  const remember = (address: string, entry: { parse: unknown; data: unknown }): void => {
    remembered.delete(address)
    remembered.set(address, entry)
    const [oldest] = remembered.keys()
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  }
  return {
    known<Data>({ address, parse }: DataFile<Data>): Data | undefined {
      const entry = remembered.get(address)
      if (entry?.parse !== parse) return undefined
      remember(address, entry)
      // The cast is safe, since the same function has parsed it.
      return entry.data as Data
    },
    /**
     * Loads the file, even if it is cached.
     * @throws {MissingFileError} (rejects) if the site has no such file
     * @throws {Error} (rejects) if the site does not answer in time or answers with something else
     */
    async load<Data>({ address, parse, isText }: DataFile<Data>): Promise<Data> {
      const data = parse(await requestFile(host, address, isText))
      remember(address, { parse, data })
      return data
    },
  }
}
