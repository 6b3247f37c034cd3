import { describe, expect, it } from 'vitest'
import type { LoadedContent } from '../../../../src/build/content/kinds/content.ts'
import { kindOfData } from '../../../../src/build/content/kinds/dataKind.ts'
import { passagesOfPage } from '../../../../src/build/content/passages/articlePassages.ts'
import { dataKind, inMarkdown } from '../../../../src/owner/dataKind.ts'
import { fields, list, text } from '../../../../src/owner/schemaParts.ts'
import { RULES, SOME_SITE, someContent } from '../../../support/contentBuilders.ts'
import { renderArticle } from '../../../support/articleMarkup.ts'

const schema = () => list('a list of talks', fields({ title: text('a title') }))

const talks = kindOfData(
  dataKind<typeof schema>({
    name: 'talks',
    file: 'talks.ts',
    schema,
    missing: [],
    pagesOf: (all, site) => [
      {
        path: '/talks',
        title: 'Talks',
        description: `What ${site.owner.name} has talked about.`,
        text: all.map(({ title }) => `## ${inMarkdown(title)}\n\nIt was fun.`).join('\n\n'),
      },
    ],
  }),
)

const TITLE = 'Boxes & <arrows>, *twice*'

describe('a kind of content that is made from data', () => {
  it('has pages of text, which the assistant quotes', () => {
    const place = { words: 'src/content' }
    const content = { site: SOME_SITE, data: { talks: [{ title: TITLE }] }, place }
    const pages = talks.pages?.(content as unknown as LoadedContent, RULES) ?? []
    expect(pages.map(({ page, place: file }) => [page.path, page.isLinked, file])).toEqual([
      ['/talks', true, 'src/content/.talks/talks.md'],
    ])
    expect(pages.flatMap(passagesOfPage)).toMatchObject([
      { url: '/talks', heading: '' },
      { url: '/talks#boxes--arrows-twice', heading: TITLE, paragraphs: [['It was fun.']] },
    ])
  })

  it('tells the ids of its pages to links, unless the data has mistakes', () => {
    const written = (value: unknown) => {
      const content = someContent({})
      const data = { ...content.data, talks: { place: 'talks.ts', source: '', value } }
      return talks.addresses?.({ ...content, data }, RULES)
    }
    expect(written([{ title: 'One' }])).toEqual([
      { path: '/talks', ids: ['one'], file: 'talks.ts' },
    ])
    expect(written([{ name: 'One' }])).toEqual([])
  })

  it('shows what the owner wrote letter for letter', async () => {
    const written = '1. A\n# `B` _c_ **d** [e](f) <g> {h} $$i$$ & "j"'
    const { html } = await renderArticle(inMarkdown(written), 'pages/a.md')
    expect(html).toBe('<p>1. A # `B` _c_ **d** [e](f) &lt;g&gt; {h} $$i$$ &amp; “j”</p>')
  })
})
