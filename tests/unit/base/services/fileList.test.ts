import { describe, expect, it } from 'vitest'
import { createFileList, parseFileList } from '../../../../src/base/services/files/fileList.ts'

const entry = { shown: 'assets/icons/up.svg', path: '/assets/up-4e22lIKb.svg' }

describe('a list of files', () => {
  it('is taken as it is', () => {
    expect(parseFileList([entry])).toEqual([entry])
    expect(parseFileList([])).toEqual([])
  })

  it.each([
    ['no list', { files: [entry] }],
    ['nothing', null],
    ['a text', '<!doctype html>'],
    ['an entry without a path', [{ shown: 'a' }]],
    ['an empty name', [{ ...entry, shown: '' }]],
    ['an empty folder name', [{ ...entry, shown: 'a//b' }]],
    ['a way out of the folder', [{ ...entry, shown: 'a/../b' }]],
    ['a place that begins above', [{ ...entry, shown: '../b' }]],
    ['another host', [{ ...entry, path: '//evil.example/a.svg' }]],
    ['another host, as browsers read it', [{ ...entry, path: '/\\evil.example/a.svg' }]],
    ['a script', [{ ...entry, path: 'javascript:alert(1)' }]],
    ['a relative path', [{ ...entry, path: 'a.svg' }]],
  ])('is refused where it is or holds %s', (_, value) => {
    expect(() => parseFileList(value)).toThrow(/^Invalid/)
  })

  it('may hold names with dots', () => {
    const shown = '..a/.well-known/a.16.svg'
    expect(parseFileList([{ ...entry, shown }])[0]?.shown).toBe(shown)
  })
})

describe('fetching the list of files', () => {
  /** A list whose server answers with `respond`, and what the timers were asked for. */
  function aList(respond: (init: RequestInit) => Promise<Response>) {
    const pending = new Set<() => void>()
    const timers = {
      after(_: number, callback: () => void) {
        pending.add(callback)
        return () => void pending.delete(callback)
      },
    }
    return {
      list: createFileList({ fetch: (_, init) => respond(init) }, timers, '/files.json'),
      pending,
    }
  }

  it('returns what the server lists, and leaves no timer behind', async () => {
    const { list, pending } = aList(() => Promise.resolve(Response.json([entry])))
    expect(list.known()).toBeUndefined()
    expect(await list.load()).toEqual([entry])
    expect(list.known()).toEqual([entry])
    expect(pending.size).toBe(0)
  })

  it('fails where the server answers with an error', async () => {
    const { list } = aList(() => Promise.resolve(new Response('', { status: 503 })))
    await expect(list.load()).rejects.toThrow('/files.json answered 503')
  })

  it('gives up on a server that does not answer in time', async () => {
    const { list, pending } = aList(
      ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const loaded = list.load()
    for (const callback of pending) callback()
    await expect(loaded).rejects.toThrow('aborted')
  })
})
