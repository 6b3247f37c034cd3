import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../../src/build/content/articles/markdown/markdown.ts'
import { countWords, readTimeMismatch } from '../../../../src/build/content/articles/readTime.ts'

const count = (text: string) => countWords(parseMarkdown(text).tree)

describe('the words of an article', () => {
  it.each([
    [
      'are those of prose, headings and lists',
      '## Two words\n\nThree more words.\n\n- one\n- two',
      7,
    ],
    [
      'are those of tables and captions',
      '| a | b |\n| - | - |\n| c | d |\n\n<figure><figcaption>Two more.</figcaption></figure>',
      6,
    ],
    ['are not cut by emphasis, nor joined by cells', 're**mark**able and _so_ on', 4],
    ['hold code in a line, but no signs alone', 'call `open()` – now & then', 4],
    [
      'leave out listings, drawings, comments and front matter',
      '---\ntitle: a b c\n---\none\n\n```js\nlet x = 1\n```\n\n{/* no */}\n\n<svg><title>not this</title></svg>',
      1,
    ],
    ['are found where no spaces part them', '窓を動かす。 And so on', 6],
    [
      'are found in Thai, Lao, Khmer and Burmese',
      'การออกแบบ\n\nການອອກແບບ\n\nភាសាខ្មែរ\n\nမြန်မာဘာသာ',
      6,
    ],
    ['leave out what stands for a picture', 'one ![two three](tower) four', 2],
  ])('%s', (_name, text, words) => {
    expect(count(text)).toBe(words)
  })
})

describe('a promised read time', () => {
  it.each([
    ['1 min read', 40],
    ['8 min read', 1801],
    ['15 min read', 3363],
    ['20 min read', 4573],
    ['30 min read', 7200],
  ])('%s fits %i words', (promised, words) => {
    expect(readTimeMismatch(promised, words)).toBeUndefined()
  })

  it.each([
    ['3 min read', 220, '1 min read'],
    ['8 min read', 2200, '10 min read'],
    ['30 min read', 5500, '25 min read'],
    ['3 min read', 0, '1 min read'],
  ])('%s does not fit %i words', (promised, words, fitting) => {
    expect(readTimeMismatch(promised, words)).toContain(`expected about '${fitting}'`)
  })
})
