/** The articles on the disk, each parsed once for as long as its text stays the same. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentPlace } from '../words/contentPlace.ts'
import { type Article, ARTICLE_FILE, parseArticle } from './article.ts'

/** By absolute path; all plugins share it, so an article that one of them has parsed is not parsed by another. */
const parsed = new Map<string, Article>()

/** @returns all articles, in the order of their files' names */
export function allArticles({ root, words }: ContentPlace): readonly Article[] {
  const folder = path.join(root, words, 'posts')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => ARTICLE_FILE.test(name))
  return names.sort().map((name) => articleAt(path.join(folder, name), root))
}

/** What looks like an article by its name, wherever it is. */
const TEXT_FILE = /\.(?:mdx?|markdown|mdown|mkdn?)$/i

/** @returns the places of texts in the folders of articles and pages that are not read, below the project's root */
export function unreadTexts({ root, words }: ContentPlace): readonly string[] {
  return ['posts', 'pages'].flatMap((name) => {
    const folder = path.join(root, words, name)
    if (!existsSync(folder)) return []
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => TEXT_FILE.test(file) && (file.includes('/') || !ARTICLE_FILE.test(file)))
      .sort()
      .map((file) => `${words}/${name}/${file}`)
  })
}

/**
 * @param file absolute path of an article
 * @param source its text, if the caller has read it already
 */
export function articleAt(
  file: string,
  root: string,
  source: string = readFileSync(file, 'utf8'),
): Article {
  const known = parsed.get(file)
  if (known?.source === source) return known
  const place = path.relative(root, file).split(path.sep).join('/')
  const article = parseArticle(place, source)
  parsed.set(file, article)
  return article
}
