/** A page of the owner's own: `/now`. */
import { PAGE_PARTS } from '../../documents/article/bodyParts.tsx'
import type { ArticleText } from '../../documents/article/text.ts'
import { TextBody } from '../../documents/article/TextBody.tsx'
import { CustomDocument } from '../../documents/custom/CustomDocument.tsx'
import type { CustomPage } from '../../owner/types.ts'
import { BlogShell } from '../layout/BlogShell.tsx'
import type { BuildFacts } from '../facts/buildFacts.ts'

interface OwnPageProps {
  readonly facts: BuildFacts
  readonly page: CustomPage
  readonly text: ArticleText
}

export function OwnPage({ facts, page, text }: OwnPageProps) {
  return (
    <BlogShell year={facts.year} path={page.path} hasWindow>
      <CustomDocument page={page} level={1}>
        <TextBody nodes={text.nodes} parts={PAGE_PARTS} />
      </CustomDocument>
    </BlogShell>
  )
}
