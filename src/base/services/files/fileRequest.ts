const TIMEOUT_MS = 15_000

export interface RequestHost {
  fetch(address: string, init: RequestInit): Promise<Response>
}

export class MissingFileError extends Error {
  override readonly name = 'MissingFileError'
}

/**
 * @throws {MissingFileError} if there is no such file
 * @throws {Error} if the site does not answer in time or answers with something else
 */
export async function requestFile(
  host: RequestHost,
  address: string,
  isText = false,
): Promise<unknown> {
  const response = await host.fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status === 404) throw new MissingFileError(`${address} does not exist`)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return isText ? response.text() : response.json()
}
