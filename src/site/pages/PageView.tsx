import type { ReactNode } from 'react'
import { Article } from '../../documents/article/Article.tsx'
import { PAGE_PARTS } from '../../documents/article/bodyParts.tsx'
import type { ArticleText } from '../../documents/article/text.ts'
import { TextBody } from '../../documents/article/TextBody.tsx'
import { CustomDocument } from '../../documents/custom/CustomDocument.tsx'
import { PostList } from '../../documents/postList/PostList.tsx'
import { Profile } from '../../documents/profile/Profile.tsx'
import { Resume } from '../../documents/resume/Resume.tsx'
import type { BuildFacts } from '../buildFacts.ts'
import { BlogShell } from '../layout/BlogShell.tsx'
import { factsOf, type Page } from '../page.ts'
import { HelpContent } from './HelpContent.tsx'
import { LicenceContent } from './LicenceContent.tsx'
import { Moved, NotFound, Offline } from './Notices.tsx'

interface PageViewProps {
  readonly page: Page
  readonly facts: BuildFacts
  readonly text: ArticleText
}

export function PageView({ page, facts, text }: PageViewProps) {
  const { hasWindow } = factsOf(page)
  const printsAlone = page.kind === 'resume'
  return (
    <BlogShell year={facts.year} path={page.path} hasWindow={hasWindow} printsAlone={printsAlone}>
      {contentOf(page, facts, text)}
    </BlogShell>
  )
}

const ALONE = {
  relations: { series: null, related: [] },
  neighbors: { previous: null, next: null },
}

function contentOf(page: Page, facts: BuildFacts, { headings, nodes }: ArticleText): ReactNode {
  const body = <TextBody nodes={nodes} parts={PAGE_PARTS} />
  switch (page.kind) {
    case 'post':
    case 'preview': {
      const { relations, neighbors } = page.kind === 'preview' ? ALONE : page
      return (
        <Article
          post={page.post}
          headings={headings}
          relations={relations}
          neighbors={neighbors}
          isUnlisted={page.kind === 'preview'}
          level={1}
        >
          {body}
        </Article>
      )
    }
    case 'custom':
      return (
        <CustomDocument page={page.custom} level={1}>
          {body}
        </CustomDocument>
      )
    case 'list':
      return <PostList listing={page.listing} level={1} />
    case 'about':
      return <Profile level={1} />
    case 'resume':
      return <Resume level={1} />
    case 'help':
      return <HelpContent />
    case 'licence':
      return <LicenceContent software={facts.software} />
    case 'moved':
      return <Moved to={page.to} />
    case 'notFound':
      return <NotFound />
    case 'offline':
      return <Offline />
    case 'home':
      return null
  }
}
