// @ts-check
/**
 * Posts as a busy blog has them: 900 to 1,500 words, headings, lists, tables, code in several
 * languages, pictures, links to each other, tags out of 40. The same number gives the same post. Pure.
 */
import { oneOf, paragraph, phrase, randomNumbers, word } from './words.mjs'

const TAGS = Array.from({ length: 40 }, (_, index) => `topic ${index + 1}`)
const CATEGORIES = ['design', 'tools', 'testing', 'languages', 'people', 'systems', 'web', 'data']
const FEWEST_WORDS = 900
const MORE_WORDS = 600
/** The day of the first post; each later one appears a day later. */
const FIRST_DAY = Date.UTC(2020, 0, 1)
const DAY_MS = 24 * 60 * 60 * 1000
/** How many posts share a picture of their own at their head. */
const POSTS_PER_PICTURE = 25

/** @typedef {{ readonly name: string, readonly text: string }} SourceFile */

/**
 * @param {number} count
 * @returns {readonly SourceFile[]} articles by the names of their files
 */
export function makePosts(count) {
  return Array.from({ length: count }, (_, index) => ({
    name: `${slugOf(index)}.mdx`,
    text: postText(index, count),
  }))
}

/**
 * @param {number} posts how many there are
 * @returns {readonly string[]} the names of the pictures that they show
 */
export function pictureNames(posts) {
  const count = Math.ceil(posts / POSTS_PER_PICTURE)
  return Array.from({ length: count }, (_, index) => `made-up-${index}`)
}

/** @param {number} index */
function slugOf(index) {
  return `post-${String(index).padStart(4, '0')}`
}

/**
 * @param {number} index
 * @param {number} count
 */
function postText(index, count) {
  const random = randomNumbers(index + 1)
  const tags = new Set(Array.from({ length: 5 }, () => oneOf(TAGS, random)))
  const day = new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10)
  const pictures = pictureNames(count)
  return `---
slug: '${slugOf(index)}'
title: '${phrase(4 + Math.floor(random() * 6), random)}'
excerpt: '${phrase(20 + Math.floor(random() * 12), random)}.'
date: '${day}'
category: '${oneOf(CATEGORIES, random)}'
tags: [${[...tags].map((tag) => `'${tag}'`).join(', ')}]
image:
  src: '${oneOf(pictures, random)}'
  alt: '${phrase(12, random)}.'
---

${bodyOf(index, count, pictures, random).join('\n\n')}
`
}

/**
 * @param {number} index
 * @param {number} count
 * @param {readonly string[]} pictures
 * @param {() => number} random
 * @returns {readonly string[]} blocks of Markdown
 */
function bodyOf(index, count, pictures, random) {
  const words = FEWEST_WORDS + Math.floor(random() * MORE_WORDS)
  const blocks = [paragraph(70, random)]
  for (let written = 70, section = 0; written < words; section += 1) {
    blocks.push(`${section % 3 === 2 ? '###' : '##'} ${phrase(4, random)}`)
    for (const length of [80, 60]) blocks.push(paragraph(length, random))
    written += 140
    const extra = EXTRAS[section % EXTRAS.length]
    if (extra) blocks.push(extra(random))
  }
  const other = slugOf(Math.floor(random() * count))
  blocks.push(`${paragraph(12, random)} [${phrase(3, random)}](/blog/${other}).`)
  if (index % 4 === 0) blocks.push(`![${phrase(9, random)}](${oneOf(pictures, random)})`)
  return blocks
}

/** @type {readonly ((random: () => number) => string)[]} what stands between paragraphs, in turn */
const EXTRAS = [
  (random) =>
    fenced('ts', 14, random, (name, value) => `  const ${name} = compute('${value}', 12)`),
  (random) =>
    Array.from({ length: 4 }, () => `- **${word(random)}**: ${phrase(9, random)}`).join('\n'),
  (random) =>
    fenced('bash', 5, random, (name, value) => `npm run ${name} -- --only ${value} | tail`),
  (random) => `> ${paragraph(30, random)}`,
  (random) =>
    fenced(
      'css',
      9,
      random,
      (name, value) => `.${name} { color: #123456; gap: ${value.length}px }`,
    ),
  table,
  (random) =>
    fenced('python', 12, random, (name, value) => `def ${name}(${value}): return [${value}, 1]`),
]

/**
 * @param {string} language
 * @param {number} lines
 * @param {() => number} random
 * @param {(name: string, value: string) => string} line
 */
function fenced(language, lines, random, line) {
  const code = Array.from({ length: lines }, () => line(word(random), word(random)))
  return `\`\`\`${language}\n${code.join('\n')}\n\`\`\``
}

/** @param {() => number} random */
function table(random) {
  const row = () => `| ${[1, 3, 4].map((length) => phrase(length, random)).join(' | ')} |`
  return [row(), '| --- | --- | --- |', ...Array.from({ length: 5 }, row)].join('\n')
}
