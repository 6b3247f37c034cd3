/** The articles on the disk, each parsed once for as long as its text stays the same. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Article, parseArticle } from './article.ts'

const POSTS = 'src/content/posts'

class ArticleFiles {
  readonly #root: string
  readonly #parsed = new Map<string, Article>()

  /** @param root absolute path of the project */
  constructor(root: string) {
    this.#root = root
  }

  /** Absolute paths, in the order of the names. */
  get paths(): readonly string[] {
    return readdirSync(path.join(this.#root, POSTS))
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name) => path.join(this.#root, POSTS, name))
  }

  /** All articles, in the order of their files' names. */
  get all(): readonly Article[] {
    return this.paths.map((file) => this.at(file))
  }

  /**
   * @param file absolute path of an article
   * @param source its text, where that is known
   */
  at(file: string, source: string = readFileSync(file, 'utf8')): Article {
    const known = this.#parsed.get(file)
    if (known?.source === source) return known
    const place = path.relative(this.#root, file).split(path.sep).join('/')
    const article = parseArticle(place, source)
    this.#parsed.set(file, article)
    return article
  }
}

const byRoot = new Map<string, ArticleFiles>()

/** The same for all who ask: so an article that one plugin has parsed is not parsed by another. */
export function articlesOf(root: string): ArticleFiles {
  const articles = byRoot.get(root) ?? new ArticleFiles(root)
  byRoot.set(root, articles)
  return articles
}
