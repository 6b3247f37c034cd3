/** Makes content in which all is well, to be broken in one place by a test. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkContent } from '../../src/build/content/checks/checkContent.ts'
import type { Content, ContentData } from '../../src/build/content/kinds/content.ts'
import type { PublishingRules } from '../../src/build/content/articles/publishing.ts'
import { type Article, parseText } from '../../src/build/content/articles/article.ts'
import { lostPicture } from '../../src/build/content/pictures/findPicture.ts'
import { describeProblem } from '../../src/build/content/problems/problem.ts'
import { projects } from '../../src/sample/projects.ts'
import { site } from '../../src/sample/site.ts'
import { articleSchema } from '../../src/owner/matterSchema.ts'
import { siteOf } from './ownerWords.ts'
import type { StartMenu } from '../../src/owner/startMenu.ts'
import type { Site } from '../../src/owner/types.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const SITE_SOURCE = `export const site: Site = {
  name: 'A site',
  address: 'https://site.example',
  owner: {
    name: 'A name',
    email: 'somebody',
    skills: [
      'one',
      '',
    ],
  },
  assistant: {
    name: 'Assistant',
    makingOf: 'a-post',
  },
}
`
const PROJECTS_SOURCE = `export const projects: readonly Project[] = [
  {
    title: 'One',
    image: 'tower',
  },
]
`

const RESUME_SOURCE = `export const resume = {
  updated: '2026-01-01',
  experience: [
    {
      role: 'Engineer',
      from: '2020',
      to: '2019',
    },
  ],
  skillGroups: [
    { name: 'One',
      skills: ['A'] },
  ],
}
`
const WITHOUT_ICON_SOURCE = `export const withoutIcon = [
  'Blog',
  'Blgo',
]
`

const MENU_SOURCE = `export const startMenu = {
  ...standard,
  programs: [item('Blog', 'link')],
  withoutEntry: ['Blgo'],
}
`

/** An entry of the résumé. */
export const JOB = { role: 'Engineer', organization: 'A shop', from: '2020-02' }

/** The site's own data, but for what names one of its articles. */
export const SOME_SITE: Site = siteOf({
  ...site,
  assistant: { ...site.assistant, makingOf: null },
  balloon: null,
})

/** Of a build on a day after all articles here. */
export const RULES: PublishingRules = { today: '2026-01-31', isDeveloping: false }

/** START without entries. */
export const NO_MENU: StartMenu = {
  programs: [],
  allPrograms: { type: 'menu', text: 'All Programs', icon: 'link', entries: [] },
  places: [],
  session: [],
  withoutEntry: [],
}

const FILES = ['IMG_1.JPG', 'IMG_2.heic', 'heddle.png', 'notes.txt']
const PLACE = {
  root: temporaryFolder(),
  words: '.',
  pictures: 'assets/images',
  files: 'assets/files',
}
mkdirSync(path.join(PLACE.root, PLACE.pictures), { recursive: true })
for (const file of [...FILES, 'assets/images/tower.png', 'assets/images/photo.HEIC'])
  writeFileSync(path.join(PLACE.root, file), '')
process.once('exit', () => rmSync(PLACE.root, { recursive: true, force: true }))

/** A minute of words. */
export const PROSE = 'word '.repeat(220)

/** Lines of front matter by key, in which all is well for the file `SLUG.mdx`. */
export function matterOf(slug: string): Readonly<Record<string, string>> {
  return {
    slug: `'${slug}'`,
    title: "'A title'",
    excerpt: "'What it says.'",
    date: "'2025-10-17'",
    readTime: "'1 min read'",
    category: "'things'",
    tags: "['one', 'two']",
    image: "{ src: 'tower', alt: 'A tower.' }",
    author: "{ name: 'Somebody', role: 'Writer' }",
  }
}

/** An article's text: front matter on lines 2 to 10, `body` from line 12. */
export function anArticle(
  slug: string,
  body: string = PROSE,
  changes: Readonly<Record<string, string | undefined>> = {},
): string {
  const lines = Object.entries({ ...matterOf(slug), ...changes }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  )
  return `---\n${lines.join('\n')}\n---\n${body}\n`
}

export function parseArticle(place: string, source: string): Article {
  return parseText(place, source, articleSchema)
}

/** @param articles texts by the names of their files without `.mdx` */
export function someContent(
  articles: Readonly<Record<string, string>>,
): Content & { readonly data: SomeData } {
  return {
    place: { words: 'src/content', pictures: 'assets/images', files: 'assets/files' },
    texts: {
      posts: Object.entries(articles).map(([slug, source]) => parseArticle(`${slug}.mdx`, source)),
    },
    ofFiles: [],
    reserved: [],
    data: {
      site: {
        place: 'site.ts',
        source: SITE_SOURCE,
        value: { ...SOME_SITE, address: 'https://site.example' },
      },
      projects: {
        place: 'projects.ts',
        source: PROJECTS_SOURCE,
        value: projects.slice(0, 1).map((project) => ({
          ...project,
          image: 'tower',
          demo: 'https://demo.example/',
        })),
      },
      resume: { place: 'resume.ts', source: RESUME_SOURCE, value: null },
      desktopIcons: {
        place: 'desktopIcons.ts',
        source: "export const desktopIcons = [\n  { id: 1, icon: 'link', title: 'Code' },\n]\n",
        value: [{ id: 1, icon: 'link', title: 'Code' }],
      },
      withoutIcon: { place: 'desktopIcons.ts', source: WITHOUT_ICON_SOURCE, value: [] },
      startMenu: { place: 'startMenu.ts', source: MENU_SOURCE, value: NO_MENU },
    },
    apps: ['Blog', 'My Computer', 'Error'],
    drawings: new Set(['link']),
    pictures: new Set(['tower']),
    pictureAt: (name, from) =>
      name === 'tower' ? {} : { problem: lostPicture(name, PLACE, from) },
    islands: ['kappa'],
    canImport: (name) => name.startsWith('./'),
    paths: ['/', '/robots.txt'],
  }
}

export type SomeData = Readonly<
  Record<'site' | 'projects' | 'resume' | 'desktopIcons' | 'withoutIcon' | 'startMenu', ContentData>
>

/** What the build says of one article, `a-post`. */
export function problemsOf(source: string): readonly string[] {
  return checkContent(someContent({ 'a-post': source }), RULES).map(describeProblem)
}
