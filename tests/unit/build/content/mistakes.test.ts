/** What the build says of the mistakes that stand in `mistakes/*.txt`: one runner for all kinds of content. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { parse } from 'yaml'
import { parseText } from '../../../../src/build/content/articles/article.ts'
import { checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import type { Content } from '../../../../src/build/content/kinds/content.ts'
import { describeProblems } from '../../../../src/build/content/problems/problem.ts'
import { ownPages } from '../../../../src/build/content/kinds/ownPages.ts'
import { folder, item } from '../../../../src/owner/startMenu.ts'
import {
  anArticle,
  JOB,
  NO_MENU,
  parseArticle,
  PROSE,
  RULES,
  someContent,
  type SomeData,
} from '../../../support/contentBuilders.ts'

const FOLDER = path.join(import.meta.dirname, 'mistakes')

interface Case {
  readonly kind: string
  readonly written: string
  /** `a-post.mdx:12: picture …`. */
  readonly mistakes: readonly string[]
}

function casesIn(file: string): readonly Case[] {
  const [, ...cases] = readFileSync(path.join(FOLDER, file), 'utf8').split(/^%%% /m)
  return cases.map((text) => {
    const [kind = '', ...lines] = text.trimEnd().split('\n')
    const isMistake = (line: string): boolean => line.startsWith('=> ')
    return {
      kind,
      written: lines.filter((line) => !isMistake(line)).join('\n'),
      mistakes: lines.filter(isMistake).map((line) => line.slice(3)),
    }
  })
}

const GOOD = someContent({
  'a-post': anArticle('a-post'),
  plan: anArticle('plan', PROSE, { draft: 'true' }),
})

type Changes = Readonly<Record<string, unknown>>

/** The data with other fields; those of `owner` are changed one by one, and `-key` leaves one out. */
function changed(data: unknown, written: string): unknown {
  const lines = written.split('\n')
  const out = lines.flatMap((line) => /^-(\w+)$/.exec(line)?.[1] ?? [])
  const changes = parse(lines.filter((line) => !/^-\w+$/.test(line)).join('\n') || '{}') as unknown
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes)) return changes
  const { owner, ...others } = changes as Changes
  const before = data as Changes
  const together = typeof owner === 'object' ? { ...(before['owner'] as object), ...owner } : owner
  const after = { ...before, ...others, ...(owner !== undefined && { owner: together }) }
  return Object.fromEntries(Object.entries(after).filter(([key]) => !out.includes(key)))
}

function withData(name: keyof SomeData, value: unknown, content = GOOD): Content {
  return { ...content, data: { ...content.data, [name]: { ...content.data[name], value } } }
}

const article = (text: string): Content => someContent({ 'a-post': text })

/** Content with what a case says, by its kind. */
const CONTENTS: Readonly<Record<string, (written: string) => Content>> = {
  body: (written) => article(anArticle('a-post', `${written}\n\n${PROSE}`)),
  end: (written) => article(anArticle('a-post', `${PROSE}\n\n${written}`)),
  md: (written) => ({
    ...GOOD,
    texts: { posts: [parseArticle('a-post.md', anArticle('a-post', `${PROSE}\n\n${written}`))] },
  }),
  matter(written) {
    const changes = written.split('\n').map((line): readonly [string, string | undefined] => {
      const [, key = '', value] = /^-?(\w+)(?:: (.*))?$/.exec(line) ?? []
      return [key, value]
    })
    return article(anArticle('a-post', PROSE, Object.fromEntries(changes)))
  },
  link: (written) =>
    someContent({
      'a-post': anArticle('a-post', `[text](${written})\n\n## It’s here\n\n${PROSE}`),
      other: anArticle('other', `## Its part\n\n<span id="spot">Here.</span> ${PROSE}`),
    }),
  site: (written) => withData('site', changed(GOOD.data.site.value, written)),
  project: (written) =>
    withData('projects', [changed((GOOD.data.projects.value as readonly unknown[])[0], written)]),
  resume: (written) => withData('resume', changed({}, written)),
  job: (written) =>
    withData('resume', { updated: '2026-01-01', experience: [changed(JOB, written)] }),
  icon(written) {
    const before = GOOD.data.desktopIcons.value as readonly unknown[]
    const added = changed({ id: 2, icon: 'link', title: 'My code' }, written)
    return withData('desktopIcons', [...before, added])
  },
  entry(written) {
    const entry = changed(item('Blog', 'link'), written) as ReturnType<typeof item>
    const places = [{ ...folder('A', entry), icon: 'link' }]
    return withData('startMenu', { ...NO_MENU, places })
  },
  menu: (written) => withData('startMenu', changed(NO_MENU, written)),
  /** Lines `%% NAME` begin the owner's own pages. */
  pages(written) {
    const [, ...files] = written.split(/^%% /m)
    const pages = files.map((file) => {
      const [name = '', ...lines] = file.split('\n')
      return parseText(`pages/${name}`, lines.join('\n'), ownPages.folder?.schema ?? v.any())
    })
    return { ...GOOD, texts: { ...GOOD.texts, pages } }
  },
  withoutIcon: (written) => withData('withoutIcon', changed([], written)),
}

function mistakesIn({ kind, written }: Case): readonly string[] {
  const content = CONTENTS[kind]?.(written)
  if (!content) throw new Error(`No content is made for '${kind}'`)
  const found = describeProblems(checkContent(content, RULES))
  return found === '' ? [] : found.split('\n')
}

describe.each(readdirSync(FOLDER))('%s', (file) => {
  it.each(casesIn(file))('$kind $written', (each) => {
    expect(mistakesIn(each)).toEqual(each.mistakes)
  })
})
