/** A page of the owner's own: `/now`. */
import { customPageBodies } from 'virtual:custom-page-bodies'
import { PAGE_PARTS } from '../../documents/article/bodyParts.tsx'
import { CustomDocument } from '../../documents/custom/CustomDocument.tsx'
import type { CustomPage } from '../../owner/types.ts'
import { BlogShell } from '../layout/BlogShell.tsx'
import type { BuildFacts } from '../facts/buildFacts.ts'

interface OwnPageProps {
  readonly facts: BuildFacts
  readonly page: CustomPage
}

/** @throws {Error} if the page has no text */
export function OwnPage({ facts, page }: OwnPageProps) {
  const module = customPageBodies[page.path]
  if (!module) throw new Error(`There is no text for the page ${page.path}.`)
  const { default: Body } = module
  return (
    <BlogShell year={facts.year} path={page.path}>
      <CustomDocument page={page} level={1}>
        <Body components={PAGE_PARTS} />
      </CustomDocument>
    </BlogShell>
  )
}
