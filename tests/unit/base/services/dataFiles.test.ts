import { describe, expect, it } from 'vitest'
import { createDataFiles } from '../../../../src/base/services/files/dataFiles.ts'
import { MissingFileError } from '../../../../src/base/services/files/fileRequest.ts'

const timers = { after: () => () => {} }
/** Data files of a site that answers with its own addresses. */
const someFiles = (respond = (address: string) => Response.json({ address })) =>
  createDataFiles({ fetch: async (address) => respond(address) }, timers)
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

  it('fails to load where the server does not answer in time, and leaves no timer behind', async () => {
    const pending = new Set<() => void>()
    const after = (_: number, callback: () => void) => {
      pending.add(callback)
      return () => void pending.delete(callback)
    }
    const answered = createDataFiles({ fetch: async () => Response.json({}) }, { after })
    await answered.load(file('/a.json'))
    expect(pending.size).toBe(0)
    const silent = createDataFiles(
      {
        fetch: (_, { signal }) =>
          new Promise((_resolve, reject) =>
            signal?.addEventListener('abort', () => reject(signal.reason)),
          ),
      },
      { after },
    )
    const loaded = silent.load(file('/a.json'))
    for (const callback of pending) callback()
    await expect(loaded).rejects.toThrow('aborted')
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
