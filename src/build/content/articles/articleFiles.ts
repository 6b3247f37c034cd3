/** The articles on disk, each parsed again only when its text changes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentPlace } from '../words/contentPlace.ts'
import { type Article, ARTICLE_FILE, parseArticle } from './article.ts'

/** By absolute path. All plugins share it, so an article is parsed once. */
const parsed = new Map<string, Article>()

/** Sorted by file name. */
export function allArticles({ root, words }: ContentPlace): readonly Article[] {
  const folder = path.join(root, words, 'posts')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => ARTICLE_FILE.test(name))
  return names.sort().map((name) => articleAt(path.join(folder, name), root))
}

/** Any text file that could be meant as an article. */
const TEXT_FILE = /\.(?:mdx?|markdown|mdown|mkdn?)$/i

/** @returns paths below the project's root of text files that the build does not read */
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
