/** What stands in the body of a page, its landmarks included. Pure, rendered by the build. */
import type { ArticleText } from '../../documents/article/text.ts'
import type { BuildFacts } from '../facts/buildFacts.ts'
import { LicencePage } from '../licence/LicencePage.tsx'
import type { Page } from '../routes.ts'
import { AboutPage } from './AboutPage.tsx'
import { BlogPage } from './BlogPage.tsx'
import { HelpPage } from './HelpPage.tsx'
import { MovedPage, NotFoundPage, OfflinePage } from './NoticePages.tsx'
import { OwnPage } from './OwnPage.tsx'
import { PreviewPage } from './PreviewPage.tsx'
import { ResumePage } from './ResumePage.tsx'
import { PostPage } from './PostPage.tsx'

interface PageViewProps {
  readonly page: Page
  readonly facts: BuildFacts
  /** Of a page that is made from a text. */
  readonly text: ArticleText
}

export function PageView({ page, facts, text }: PageViewProps) {
  switch (page.kind) {
    case 'post':
      return (
        <PostPage
          facts={facts}
          post={page.post}
          neighbors={page.neighbors}
          relations={page.relations}
          text={text}
        />
      )
    case 'preview':
      return <PreviewPage facts={facts} post={page.post} text={text} />
    case 'custom':
      return <OwnPage facts={facts} page={page.custom} text={text} />
    case 'list':
      return <BlogPage facts={facts} listing={page.listing} />
    case 'about':
      return <AboutPage facts={facts} />
    case 'resume':
      return <ResumePage facts={facts} />
    case 'help':
      return <HelpPage facts={facts} />
    case 'licence':
      return <LicencePage facts={facts} />
    case 'moved':
      return <MovedPage facts={facts} path={page.path} to={page.to} />
    case 'notFound':
      return <NotFoundPage facts={facts} />
    case 'offline':
      return <OfflinePage facts={facts} />
  }
}
