import { describe, expect, it, vi } from 'vitest'
import { createDataFiles } from '../../../../src/base/services/files/dataFiles.ts'
import { MissingFileError } from '../../../../src/base/services/files/fileRequest.ts'

/** Data files of a site that answers with its own addresses. */
const someFiles = (respond = (address: string) => Response.json({ address })) =>
  createDataFiles({ fetch: async (address) => respond(address) })
const parse = (value: unknown): string => (value as { readonly address: string }).address
const file = (address: string) => ({ address, parse })

describe('the data of a window', () => {
  it('is loaded, read and remembered', async () => {
    const files = someFiles()
    expect(files.known(file('/blog.json'))).toBeUndefined()
    expect(await files.load(file('/blog.json'))).toBe('/blog.json')
    expect(files.known(file('/blog.json'))).toBe('/blog.json')
  })

  it('may be missing, which is no failure of the network', async () => {
    const files = someFiles(() => new Response('', { status: 404 }))
    await expect(files.load(file('/blog/gone.json'))).rejects.toThrow(MissingFileError)
  })

  it.each([
    ['the server fails', () => new Response('', { status: 503 }), 'answered 503'],
    ['it is a page', () => new Response('<!doctype html>'), 'JSON'],
  ])('fails to load where %s', async (_, respond, message) => {
    await expect(someFiles(respond).load(file('/blog.json'))).rejects.toThrow(message)
  })

  it('fails to load where the server does not answer in time', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('too late'))
    const silent = createDataFiles({
      fetch: (_, { signal }) =>
        signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {}),
    })
    await expect(silent.load(file('/a.json'))).rejects.toBe('too late')
    timeout.mockRestore()
  })

  it('fails to load where it is not what is wanted', async () => {
    const files = someFiles()
    const refuse = (): never => {
      throw new Error('no post')
    }
    await expect(files.load({ address: '/a.json', parse: refuse })).rejects.toThrow('no post')
    expect(files.known({ address: '/a.json', parse: refuse })).toBeUndefined()
  })
})
