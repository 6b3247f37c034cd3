import type { Post } from 'virtual:posts'
import type { ArticleText } from '../../documents/article/text.ts'
import type { Entry } from '../../documents/find/entry.ts'

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
