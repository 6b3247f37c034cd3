import type { Post } from 'virtual:posts'
import type { ArticleText } from '../../documents/article/text.ts'
import type { Entry } from '../../documents/find/entry.ts'
import { failedArticle } from '../content/articles/failedArticle.ts'
import type * as Renderer from './renderSite.tsx'
import type * as Content from './siteContent.ts'

export interface SiteContent {
  readonly posts: readonly Post[]
  /** Held back, but shown at unlisted URLs. */
  readonly previews: readonly Post[]
  readonly findable: readonly Entry[]
  /** Markdown twins without their heads, by slug. */
  readonly markdown: Readonly<Record<string, string>>
  /** @param page the path of a post or of one of the owner's pages */
  text(page: string): Promise<ArticleText>
  versionOf(page: string): string
}

export interface SiteFile {
  readonly path: string
  /** All inputs besides the program. Absent if making the text is as cheap as reading it. */
  readonly parts?: readonly unknown[]
  text(): Promise<string> | string
}

/** @param versionOf digest of what an article's source became */
export function siteContentOf(
  { articles, ...lists }: typeof Content,
  { readArticle }: Pick<typeof Renderer, 'readArticle'>,
  versionOf: (source: string) => string = () => '',
): SiteContent {
  const articleAt = (page: string): (typeof articles)[string] => {
    const article = articles[page]
    if (!article) throw new Error(`There is no text for ${page}.`)
    return article
  }
  return {
    ...lists,
    versionOf: (page) => versionOf(articleAt(page).place),
    async text(page) {
      const { load, place } = articleAt(page)
      try {
        return readArticle(await load())
      } catch (error) {
        throw failedArticle(error, place)
      }
    },
  }
}
