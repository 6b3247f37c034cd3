/** A site whose owner has the longest names: every name and title is one word of 105 letters. Built once for a spec. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { TEST_SITE } from '../runner/testSite.mjs'
import { runToEnd } from './program.ts'
import { ROOT } from './server.ts'

const LENGTH = 105

/** One word of 105 letters that begins with `start`. */
export function longWord(start: string): string {
  return start + 'abcdefghi'.repeat(LENGTH).slice(0, LENGTH - start.length)
}

const quoted = (start: string): string => `'${longWord(start)}'`

const SITE = `import type { SiteWords } from '../../../src/owner/types.ts'

export const site: SiteWords = {
  name: ${quoted('Site')},
  address: 'https://long.example',
  owner: {
    name: ${quoted('Owner')},
    role: ${quoted('Role')},
    headline: ${quoted('Headline')},
    bio: [${quoted('Bio')}],
    email: 'mail@long.example',
    skills: [${quoted('Skill')}, 'CSS'],
    certifications: [{ title: ${quoted('Certificate')}, issuer: ${quoted('Issuer')}, year: 2026 }],
  },
  profiles: [
    { kind: 'code', label: ${quoted('Code')}, url: 'https://code.example/' },
    { kind: 'work', label: ${quoted('Work')}, url: 'https://work.example/' },
  ],
  blog: { heading: ${quoted('Heading')}, subject: ${quoted('Subject')} },
  balloon: {
    title: ${quoted('Balloon')},
    text: ${quoted('Text')},
    link: { text: ${quoted('Link')}, url: '/about' },
  },
  licence: { kind: 'own', name: ${quoted('Licence')}, terms: [${quoted('Terms')}] },
  assistant: { name: ${quoted('Assistant')} },
}
`

const PROJECTS = `export const projects = [
  {
    title: ${quoted('Project')},
    image: 'project-1',
    alt: 'A dashboard.',
    description: ${quoted('Description')},
    tech: [${quoted('Tech')}],
    repository: 'https://code.example/',
    caseStudy: 'first',
  },
]
`

const ICONS = `import { standardIcons } from '../../../src/owner/desktopIcons.ts'
export const desktopIcons = [
  ...standardIcons(${quoted('Assistant')}),
  { id: 100, icon: 'link', title: ${quoted('Icon')}, link: '/about' },
]
`

const MENU = `import { item, standardStartMenu } from '../../../src/owner/startMenu.ts'
const standard = standardStartMenu(${quoted('Assistant')})
export const startMenu = {
  ...standard,
  programs: [...standard.programs, { ...item(${quoted('Program')}, 'link', { link: '/about' }), detail: ${quoted('Detail')} }],
  places: [item(${quoted('Place')}, 'link', { link: '/about' }), ...standard.places],
  allPrograms: {
    ...standard.allPrograms,
    entries: [item(${quoted('Nested')}, 'link', { link: '/about' }), ...standard.allPrograms.entries],
  },
}
`

const POST = (slug: string, start: string): string => `---
slug: '${slug}'
title: ${quoted(start)}
excerpt: ${quoted('Excerpt')}
date: '2026-01-31'
category: ${quoted('Category')}
tags: [${quoted('Tag')}]
series: ${quoted('Series')}
image: { src: 'avatar', alt: 'A portrait.' }
---

${longWord('Prose')} and [${longWord('Anchor')}](/about), \`${longWord('code')}\`.

## ${longWord('Section')}

| ${longWord('Cell')} | b |
| --- | --- |
| 1 | 2 |
`

const PAGE = `---
title: ${quoted('Page')}
description: ${quoted('What')}
---

## ${longWord('Part')}

Words.
`

export interface LongNamesSite {
  /** Folder with `client` and `server`. */
  readonly folder: string
  remove(): void
}

/** @throws {Error} with what the build says, if it fails */
export async function buildLongNamesSite(): Promise<LongNamesSite> {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  const place = mkdtempSync(path.join(ROOT, '.cache/long-names-'))
  const words = path.join(place, 'words')
  const folder = path.join(place, 'built')
  mkdirSync(path.join(words, 'posts'), { recursive: true })
  mkdirSync(path.join(words, 'pages'))
  cpSync(path.join(ROOT, TEST_SITE.content, 'images'), path.join(words, 'images'), {
    recursive: true,
  })
  const files = {
    'site.ts': SITE,
    'projects.ts': PROJECTS,
    'desktopIcons.ts': ICONS,
    'startMenu.ts': MENU,
    'posts/first.mdx': POST('first', 'First'),
    'posts/second.mdx': POST('second', 'Second'),
    'pages/now.md': PAGE,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(words, name), text)
  await runToEnd(process.execPath, ['src/build/scripts/bundle.mjs', folder], {
    ...process.env,
    MEADOW_CONTENT: path.relative(ROOT, words),
  })
  return { folder, remove: () => rmSync(place, { recursive: true, force: true }) }
}
