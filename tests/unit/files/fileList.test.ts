import { describe, expect, it } from 'vitest'
import { parseFileList } from '../../../src/files/fileList.ts'

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
