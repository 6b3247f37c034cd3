import { expect, it } from 'vitest'
import { placeInWords } from '../../files/placeInWords.mjs'

const words = 'tests/second/words'

it.each([
  ['blog/lost.html', '<p>Text.</p>', ''],
  ['blog/first-tree.html', '<b>Nothing of it.</b>', `${words}/posts/first-tree.md: `],
  [
    'blog/first-tree.html',
    '<h2 id="1-steps">1. Steps</h2><p>',
    `${words}/posts/first-tree.md:23: `,
  ],
  ['blog/first-tree', '<input/> to do</li>', `${words}/posts/first-tree.md:25: `],
])('%s: %s', (page, html, place) => {
  expect(placeInWords(page, html, words)).toBe(place)
})
