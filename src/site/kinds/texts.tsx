/** Pages that are text alone: the owner's own, and those of kinds of content without an app. */
import { customPages } from 'virtual:custom-pages'
import { pictures } from 'virtual:pictures'
import { projects } from 'virtual:projects'
import { sitePathOf } from '../../owner/base.ts'
import { PAGE_PARTS } from '../../documents/article/bodyParts.tsx'
import { TextBody } from '../../documents/article/TextBody.tsx'
import { CustomDocument } from '../../documents/custom/CustomDocument.tsx'
import type { CustomPageData } from '../../documents/data/pageData.ts'
import { languageOf } from '../../owner/siteLanguage.ts'
import { type Page, pageOf } from '../page.ts'

export function textPages(): readonly Page[] {
  return customPages.map((page) =>
    pageOf({
      app: 'CustomPage',
      path: page.path,
      name: page.title,
      description: page.description,
      language: languageOf(page),
      styles: 'article',
      hasText: true,
      data: page,
      content: ({ nodes }) => (
        <CustomDocument page={page} level={1}>
          <TextBody nodes={nodes} parts={PAGE_PARTS} />
        </CustomDocument>
      ),
      window: { formerPaths: [], data: (text): CustomPageData => ({ page, text }) },
      changed: page.updated,
      card: cardOfDemo(page.path),
    }),
  )
}

/** A project's demo shows its picture. */
function cardOfDemo(path: string): Page['card'] {
  const project = projects.find(({ demo }) => demo === path)
  const picture = project && pictures[project.image]
  return picture ? { picture: sitePathOf(picture.src) } : {}
}
