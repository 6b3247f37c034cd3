/** What a keystroke in the search costs on a site with many posts, in Node: every beginning of every query is typed. */
import { gzipSync } from 'node:zlib'
import { findableOf } from '../../src/build/content/findable.ts'
import { passagesOf } from '../../src/build/content/articlePassages.ts'
import { parseArticle, soundArticle } from '../../src/build/content/articles/article.ts'
import { searchIndexText } from '../../src/build/html/searchIndex.ts'
import { createFinder } from '../../src/documents/find/finder.ts'
import { INDEX_FILE } from '../../src/documents/find/indexFile.ts'
import { siteOf } from '../../src/owner/siteSchema.ts'
import { site } from '../../src/sample/site.ts'
import { makePosts } from './growth/posts.mjs'
import { phrase, randomNumbers } from './growth/words.mjs'
import { medianProcessorMs } from './harness/processorTime.mjs'

export interface SearchFigures {
  /** Processor time of a keystroke, in ms. */
  readonly medianMs: number
  readonly slowestMs: number
  /** From the text of the file to a search that can be asked. */
  readonly openMs: number
  /** Compressed. */
  readonly indexKB: number
}

/** Each is timed so often. */
const SAMPLES = 3

const AUTHOR = { name: 'Robin', role: 'Writer' }

export function measureSearch(posts: number): SearchFigures {
  const articles = makePosts(posts)
    .map(({ name, text }) => soundArticle(parseArticle(name, text), AUTHOR))
    .sort((a, b) => b.said.date.localeCompare(a.said.date))
    .map((article) => passagesOf(article).passages)
  const text = searchIndexText(
    findableOf({ site: siteOf(site), projects: [], siteParts: [], articles, pages: [] }),
    [],
  )
  let finder = createFinder(INDEX_FILE.parse(JSON.parse(text)))
  const openMs = medianProcessorMs(SAMPLES, () => {
    finder = createFinder(INDEX_FILE.parse(JSON.parse(text)))
  })
  const times = keystrokes().map((typed) =>
    medianProcessorMs(SAMPLES, () => void finder.find(typed)),
  )
  const sorted = times.sort((a, b) => a - b)
  return {
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? NaN,
    slowestMs: sorted.at(-1) ?? NaN,
    openMs,
    indexKB: gzipSync(text, { level: 9 }).length / 1000,
  }
}

/** What a box holds after each letter of three words of the posts, of which one letter is wrong now and then. */
function keystrokes(): readonly string[] {
  const random = randomNumbers(7)
  return Array.from({ length: 20 }, () => phrase(3, random).toLowerCase())
    .map((query, i) => (i % 2 === 0 ? query : query.replace(/(?<=...)[a-z]/, 'x')))
    .flatMap((query) => [...query].map((_, end) => query.slice(0, end + 1)))
}
