import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LoadedContent } from '../../../../src/build/content/kinds/content.ts'
import { ownPages } from '../../../../src/build/content/kinds/ownPages.ts'
import { withPages } from '../../../../src/owner/menuOfPages.ts'
import { item } from '../../../../src/owner/startMenu.ts'
import { NO_MENU, RULES } from '../../../support/contentBuilders.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

let root: string

beforeEach(() => {
  root = temporaryFolder()
  mkdirSync(path.join(root, 'words/pages'), { recursive: true })
})

const MATTER = "---\ntitle: 'Now'\ndescription: 'What I do.'\n---\n"

function write(name: string, text: string): void {
  writeFileSync(path.join(root, 'words/pages', name), text)
}

function published(rules = RULES) {
  const place = { root, words: 'words', pictures: 'images', files: 'files' }
  return ownPages.pages?.({ place } as LoadedContent, rules) ?? []
}

describe("pages of the owner's own", () => {
  it('have the names of their files as addresses', () => {
    write('now.mdx', MATTER)
    write('uses.md', MATTER.replace('title', "updated: '2026-01-31'\nlinked: false\ntitle"))
    const now = { path: '/now', title: 'Now', description: 'What I do.', isLinked: true }
    expect(published().map(({ page }) => page)).toEqual([
      now,
      { ...now, path: '/uses', isLinked: false, updated: '2026-01-31' },
    ])
  })

  it('are left out as long as they are drafts, but while developing', () => {
    write('now.md', MATTER.replace('title', 'draft: true\ntitle'))
    const developing = { ...RULES, isDeveloping: true }
    expect(published()).toEqual([])
    expect(published(developing)).toHaveLength(1)
    expect(published({ ...developing, broken: new Set(['words/pages/now.md']) })).toEqual([])
  })
})

describe('START', () => {
  const now = { path: '/now', title: 'Now', description: '', isLinked: true }

  it('ends with the linked pages that it does not name yet', () => {
    const uses = { ...now, path: '/uses', isLinked: false }
    const menu = withPages(NO_MENU, [now, uses])
    expect(menu.programs).toEqual([item('Now', 'file-text', { link: '/now' })])
    expect(withPages(menu, [now])).toEqual(menu)
  })
})
