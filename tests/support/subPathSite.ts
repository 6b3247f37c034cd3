/**
 * The tests' own site at an address with a path, with its policy in the pages, as hosts need it that send no headers.
 * Built once for a spec, into a folder of its own.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { TEST_SITE } from '../runner/testSite.mjs'
import { runToEnd } from './program.ts'
import { ROOT } from './server.ts'

export const ADDRESS = 'https://meadow.example/garden/v1.0'
export const BASE = '/garden/v1.0/'

/** A former slug of an article. */
export const ALIAS = 'old-portfolio'
/** The article. */
export const POST = 'windows-xp-portfolio'

/** Links of the owner's own, which the content of the other tests lacks. */
const ICONS = `import { standardIcons } from '../../../src/owner/desktopIcons.ts'
export const desktopIcons = [
  ...standardIcons('Assistant'),
  { id: 100, icon: 'link', title: 'Summary', link: '/llms.txt' },
  { id: 101, icon: 'link', title: 'Elsewhere', link: 'https://elsewhere.example/' },
]
`
const MENU = `import { item, standardStartMenu } from '../../../src/owner/startMenu.ts'
const standard = standardStartMenu('Assistant')
export const startMenu = {
  ...standard,
  programs: [...standard.programs, item('Terms', 'link', { link: '/licence' })],
}
`
const LINKS = `
[About the author](/about), [the other article](/blog/hands-free-coding),
<a href="/feed.xml">the feed</a> and [another site](https://elsewhere.example/).
`

const PAGE = `---
title: 'Now'
description: 'What I am doing.'
---

I read [about the author](/about).
`

export interface SubPathSite {
  /** Folder with `client`, `server` and `hosts`. */
  readonly folder: string
  remove(): void
}

/** @throws {Error} with what the build says, if it fails */
export async function buildSubPathSite(): Promise<SubPathSite> {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  const place = mkdtempSync(path.join(ROOT, '.cache/sub-path-'))
  const words = path.join(place, 'words')
  const folder = path.join(place, 'built')
  cpSync(path.join(ROOT, TEST_SITE.content), words, { recursive: true })
  mkdirSync(path.join(words, 'pages'))
  writeFileSync(path.join(words, 'pages/now.md'), PAGE)
  writeFileSync(path.join(words, 'desktopIcons.ts'), ICONS)
  writeFileSync(path.join(words, 'startMenu.ts'), MENU)
  edit(path.join(words, 'site.ts'), [
    [/address: '[^']*'/, `address: '${ADDRESS}'`],
    [/searchLogo: '[^']*'/, "searchLogo: '/favicon.svg'"],
  ])
  edit(path.join(words, `posts/${POST}.mdx`), [
    [/^category:/m, `aliases: ['${ALIAS}']\ncategory:`],
    [/$/, LINKS],
  ])
  await runToEnd(process.execPath, ['src/build/scripts/bundle.mjs', folder], {
    ...process.env,
    MEADOW_CONTENT: path.relative(ROOT, words),
    MEADOW_POLICY: 'in-pages',
  })
  return { folder, remove: () => rmSync(place, { recursive: true, force: true }) }
}

function edit(file: string, changes: readonly (readonly [from: RegExp, to: string])[]): void {
  const before = readFileSync(file, 'utf8')
  const after = changes.reduce((text, [from, to]) => text.replace(from, () => to), before)
  if (changes.some(([from]) => !from.test(before))) throw new Error(`${file} has changed`)
  writeFileSync(file, after)
}

/** Collects the paths of what is requested from this machine, by this page and those that it opens, beside the site. */
export function requestsBeside(page: Page): readonly string[] {
  const found: string[] = []
  page.context().on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === 'localhost' && !pathname.startsWith(BASE)) found.push(pathname)
  })
  return found
}

/** What the document links to, or shows, beside the site. */
export function linksBeside(page: Page): Promise<string[]> {
  return page.evaluate((base) => {
    const names = ['href', 'src', 'srcset', 'action']
    return [...document.querySelectorAll('*')]
      .flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
      .flatMap((value) => value.split(', '))
      .filter((address) => /^\/(?!\/)/.test(address) && !address.startsWith(base))
  }, BASE)
}
