import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { findUnfitName } from '../../../../src/build/content/articles/fitName.ts'
import { findUnreadFiles } from '../../../../src/build/content/checks/unreadFiles.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { findNginxMistakes } from '../../../../src/build/hosts/nginxMistakes.ts'
import { anArticle, parseArticle } from '../../../support/contentBuilders.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

let root: string

beforeEach(() => {
  root = temporaryFolder()
})

function told(...files: readonly string[]): readonly string[] {
  for (const file of files) {
    mkdirSync(path.join(root, 'src/content', path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, 'src/content', file), '')
  }
  const place = { root, words: 'src/content' }
  return findUnreadFiles(place, ['posts', 'pages'], ['site.ts', 'answers.ts', 'nginx.conf']).map(
    describeProblem,
  )
}

it('a text that is not read is told, with the name that is expected', () => {
  expect(
    told(
      'posts/a-post.mdx',
      'posts/chart.tsx',
      'posts/._a-post.mdx',
      'posts/2026/deep.md',
      'posts/A Loom/index.md',
      'posts/other.markdown',
      'pages/now.md',
      'pages/Uses.MD',
    ),
  ).toEqual([
    'src/content/pages/Uses.MD: it is not read: expected src/content/pages/uses.mdx or src/content/pages/uses.md',
    'src/content/posts/2026/deep.md: it is not read: expected src/content/posts/deep.mdx or src/content/posts/deep.md',
    'src/content/posts/A Loom/index.md: it is not read: expected src/content/posts/a-loom.mdx or src/content/posts/a-loom.md',
    'src/content/posts/other.markdown: it is not read: expected src/content/posts/other.mdx or src/content/posts/other.md',
  ])
})

it('misnamed modules, folders and files of other programs are warned about, and those of one’s own are not', () => {
  expect(
    told(
      'README.md',
      'site.ts',
      'nginx.conf',
      'skills.ts',
      'data.ts',
      'charts/bars.tsx',
      'images/loom.jpg',
      'sites.ts',
      'answer.ts',
      'now.md',
      'post/a.md',
      'post/b.md',
      'posts/c.txt',
      'posts/b.docx',
      'posts/loom.jpg',
    ),
  ).toEqual([
    'src/content/answer.ts: warning: it is not read; did you mean answers.ts?',
    'src/content/now.md: warning: it is not read; texts belong into posts or pages',
    'src/content/post: warning: nothing in this folder is read; did you mean posts?',
    'src/content/posts/b.docx: warning: it is not read: expected src/content/posts/b.mdx or src/content/posts/b.md',
    'src/content/posts/c.txt: warning: it is not read: expected src/content/posts/c.mdx or src/content/posts/c.md',
    'src/content/sites.ts: warning: it is not read; did you mean site.ts?',
  ])
})

it.each([
  [
    "listen 443 ssl; # TLS\n\nlog_format own '$a; '\n  '$b';\nlocation /x {\n  return 404;\n}\n",
    [],
  ],
  ['listen 80\nserver_name a;\n', [[1, "expected ;, { or } at the end of 'listen 80'"]]],
  ['listen 80;\nroot /srv', [[2, "expected ;, { or } at the end of 'root /srv'"]]],
  [
    "add_header A 'b'\n  always\nlisten 80;",
    [[1, "expected ;, { or } at the end of 'add_header A 'b''"]],
  ],
  ['location /x {\n  return 404;', [[1, 'expected a } for each {, but their numbers differ']]],
])('a line that nginx would refuse is told: %j', (text, mistakes) => {
  expect(findNginxMistakes(text).map(({ line, message }) => [line, message])).toEqual(mistakes)
})

it('a file whose name is no address is renamed with its slug, so that the next build is without mistakes', () => {
  const article = parseArticle('My Loom.mdx', anArticle('years'))
  expect(findUnfitName(article).map(({ message }) => message)).toEqual([
    "its name: expected small letters, digits and single hyphens, but found 'My Loom'; rename the file to my-loom.mdx, since its name is its address, and write slug: 'my-loom' in it",
  ])
  expect(findUnfitName(parseArticle('my-loom.mdx', anArticle('years')))).toEqual([])
})
