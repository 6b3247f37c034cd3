import { describe, expect, it } from 'vitest'
import {
  describeLines,
  readCodeMeta,
} from '../../../../src/build/content/articles/markdown/codeMeta.ts'

const CODE = 'one\ntwo\nthree\nfour\nfive'
const read = (meta: string | null) => readCodeMeta(meta, CODE)

describe('what stands behind the language of code', () => {
  it.each([
    [null, undefined, []],
    ['', undefined, []],
    ['title="src/a.ts"', 'src/a.ts', []],
    ['title=\'Say "hi"\'', 'Say "hi"', []],
    ['{2}', undefined, [2]],
    ['{4-5, 1}', undefined, [4, 5, 1]],
    ['title="a {1} b" {1-3,2}', 'a {1} b', [1, 2, 3]],
    ['{1} title="x"', 'x', [1]],
  ])('is a title and lines: %s', (meta, title, lines) => {
    expect(read(meta)).toEqual({ title, marked: new Set(lines), wrong: [] })
  })

  it.each([
    ['nolines', /^expected title="…" or \{2,4-6\}, but found 'nolines'$/],
    ['title=src', /but found 'title=src'$/],
    ['title="open', /but found 'title="open'$/],
    ['{1}{2}', /but found '\{1\}\{2\}'$/],
    ['title=""', /^title: expected a text that is not empty$/],
    ['title="a" title="b"', /^expected one title, but found two$/],
    ['{1} {2}', /^expected one list of lines/],
    [
      '{linenos=true}',
      /^expected \{2,4-6\} for marked lines or nothing, since \{linenos=true\} is Hugo’s syntax$/,
    ],
    ['{0}', /^\{0\}: expected lines from 1 to 5, such as \{2\} or \{1-5\}, but found '0'$/],
    ['{6}', /but found '6'$/],
    ['{3-9}', /but found '3-9'$/],
    ['{3-2}', /but found '3-2'$/],
    ['{}', /but found ''$/],
    ['{a}', /but found 'a'$/],
    ['{1,}', /but found ''$/],
  ])('may be wrong: %s', (meta, message) => {
    expect(read(meta).wrong).toEqual([expect.stringMatching(message)])
  })

  it('keeps what is right beside what is wrong', () => {
    expect(read('echo=F title="a" {2,9} fig')).toEqual({
      title: 'a',
      marked: new Set([2]),
      wrong: [
        'expected title="…" or {2,4-6}, but found \'echo=F fig\'',
        "{2,9}: expected lines from 1 to 5, such as {2} or {1-5}, but found '9'",
      ],
    })
  })
})

describe('marked lines', () => {
  it.each([
    [[2], '2'],
    [[4, 2, 3], '2 to 4'],
    [[1, 3, 4, 7], '1, 3 to 4, and 7'],
  ])('are read out: %j', (lines, words) => {
    expect(describeLines(new Set(lines))).toBe(words)
  })
})
