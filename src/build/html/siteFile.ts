/** What the files of the site are made from, and how one is made. Types only. */
import type { Post } from 'virtual:posts'
import type { ArticleText } from '../../documents/article/text.ts'
import type { Entry } from '../../documents/find/entry.ts'

/** The texts of the site. */
export interface SiteContent {
  /** Newest first. */
  readonly posts: readonly Post[]
  /** Held back, and shown at addresses that nothing leads to. */
  readonly previews: readonly Post[]
  /** What the search finds of it. */
  readonly findable: readonly Entry[]
  /** The Markdown twins without their heads, by slug. */
  readonly markdown: Readonly<Record<string, string>>
  /**
   * The text of a post or of a page of the owner's own.
   * @param page its path
   */
  text(page: string): Promise<ArticleText>
  /** Another one for another text. */
  versionOf(page: string): string
}

/** A file by its path on the site, which begins with a slash. */
export interface SiteFile {
  readonly path: string
  /**
   * Everything that the text is made of besides the program: the same parts give the same text. Absent where
   * making the text is no more work than finding a kept one.
   */
  readonly parts?: readonly unknown[]
  text(): Promise<string> | string
}
