import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { unreadTexts } from '../../../../src/build/content/articles/textFiles.ts'
import { findUnreadTexts } from '../../../../src/build/content/checks/unreadTexts.ts'
import { FOLDERS } from '../../../../src/build/content/kinds/kinds.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { someContent } from '../../../support/contentBuilders.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'texts-'))
})

afterEach(() => rmSync(root, { recursive: true }))

it('a text that is not read is told, with the name that is expected', () => {
  for (const file of [
    'posts/a-post.mdx',
    'posts/chart.tsx',
    'posts/2026/deep.md',
    'posts/other.markdown',
    'pages/now.md',
    'pages/Uses.MD',
  ]) {
    mkdirSync(path.join(root, 'src/content', path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, 'src/content', file), '')
  }
  const place = { root, words: 'src/content', pictures: 'assets/images', files: 'public' }
  const content = { ...someContent({}), unread: unreadTexts(place, FOLDERS) }
  expect(findUnreadTexts(content).map(describeProblem)).toEqual([
    'src/content/posts/2026/deep.md: it is not read: expected src/content/posts/deep.mdx or src/content/posts/deep.md',
    'src/content/posts/other.markdown: it is not read: expected src/content/posts/other.mdx or src/content/posts/other.md',
    'src/content/pages/Uses.MD: it is not read: expected src/content/pages/Uses.mdx or src/content/pages/Uses.md',
  ])
})
