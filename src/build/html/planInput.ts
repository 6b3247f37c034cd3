import type { ArticleText } from '../../documents/article/text.ts'
import type * as Content from './siteContent.ts'

export interface SiteContent extends Omit<typeof Content, 'articles'> {
  /** @param page the path of a post or of one of the owner's pages */
  text(page: string): Promise<ArticleText>
  versionOf(page: string): string
}
