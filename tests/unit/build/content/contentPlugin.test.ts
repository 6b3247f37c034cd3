import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentPlugin } from '../../../../src/build/content/contentPlugin.ts'
import { ROOT } from '../../../../src/build/root.mjs'
import { anArticle, PROSE } from '../../../support/contentBuilders.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'))
  for (const place of ['src/content/site.ts', 'src/content/projects.ts', 'assets/images'])
    cpSync(path.join(ROOT, place), path.join(root, place), { recursive: true })
  mkdirSync(path.join(root, 'public'))
  mkdirSync(path.join(root, 'src/content/posts'))
  write('src/entry.ts', 'export const nothing = 1')
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (place: string, text: string) => writeFileSync(path.join(root, place), text)

const bundle = () =>
  build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [contentPlugin()],
    build: { write: false, rolldownOptions: { input: path.join(root, 'src/entry.ts') } },
  })

describe('a build', () => {
  it('goes on where all is well', async () => {
    const image = "{ src: 'avatar', alt: 'Somebody.' }"
    write('src/content/posts/a-post.mdx', anArticle('a-post', PROSE, { image }))
    await expect(bundle()).resolves.toBeDefined()
  })

  it('stops at mistakes in the content, and names them all', async () => {
    write('src/content/posts/a-post.mdx', anArticle('a-post', `[text](/lost) ${PROSE}`))
    await expect(bundle()).rejects.toThrow(
      /The content has mistakes\.\nsrc\/content\/posts\/a-post\.mdx:9: .*image\.src: expected .*but found 'tower'\nsrc\/content\/posts\/a-post\.mdx:12: link '\/lost' leads nowhere/,
    )
  })

  it('stops at a picture of which there are two', async () => {
    write('assets/images/avatar.png', '')
    await expect(bundle()).rejects.toThrow(/avatar\.png and avatar\.webp .* 'avatar'; keep one/)
  })
})
