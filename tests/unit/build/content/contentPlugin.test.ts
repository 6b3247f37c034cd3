import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, createLogger, createServer } from 'vite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentSource } from '../../../../src/build/content/contentSource.ts'
import { contentPlugin } from '../../../../src/build/plugins/contentPlugin.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'
import { site } from '../../../../src/sample/site.ts'
import { anArticle, PROSE, RULES } from '../../../support/contentBuilders.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

/** The one article that the site's data may name has to be there. */
const SLUG = site.assistant.makingOf ?? 'a-post'
const PLACE = `src/content/posts/${SLUG}.mdx`

/** All of the content is read, on a busy machine. */
const PATIENCE_MS = 20_000

let root: string

beforeEach(() => {
  root = temporaryFolder()
  for (const place of ['src/apps', 'src/owner', 'assets'])
    cpSync(path.join(ROOT, place), path.join(root, place), { recursive: true })
  // The owner's own pictures.
  rmSync(path.join(root, 'assets/images'), { recursive: true, force: true })
  const words = (name: string) => path.join(ROOT, 'src/sample', name)
  mkdirSync(path.join(root, 'public'))
  mkdirSync(path.join(root, 'src/content/posts'), { recursive: true })
  cpSync(words('site.ts'), path.join(root, 'src/content/site.ts'))
  // Not those that link to articles.
  write('src/content/projects.ts', 'export const projects = []')
  cpSync(words('images'), path.join(root, 'assets/images'), { recursive: true })
  write('src/entry.ts', 'export const nothing = 1')
})

const write = (place: string, text: string) => writeFileSync(path.join(root, place), text)

const bundle = () =>
  build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [contentPlugin(contentSource(root, {}))],
    build: { write: false, rolldownOptions: { input: path.join(root, 'src/entry.ts') } },
  })

describe('while developing', () => {
  it('a mistake is gone once a file that a link names is there', async () => {
    write(PLACE, anArticle(SLUG, `[text](/cv.pdf) ${PROSE}`))
    const printed: string[] = []
    const logger = { ...createLogger('silent'), error: (text: string) => void printed.push(text) }
    const content = contentSource(root, {})
    const server = await createServer({
      configFile: false,
      customLogger: logger,
      root,
      plugins: [contentPlugin(content)],
      server: { middlewareMode: true, ws: false },
    })
    const reloads: unknown[] = []
    server.ws.send = (...given: unknown[]) => void reloads.push(given)
    try {
      const told = () => expect(printed.join()).toContain(`link '/cv.pdf' leads nowhere`)
      await vi.waitFor(told, PATIENCE_MS)
      mkdirSync(path.join(root, 'assets/files'), { recursive: true })
      write('assets/files/cv.pdf', 'a résumé')
      await vi.waitFor(() => expect(reloads).toContainEqual([{ type: 'full-reload' }]), PATIENCE_MS)
      const { all } = await content.check(RULES)
      expect(all.map(({ message }) => message).join()).not.toContain('/cv.pdf')
    } finally {
      await server.close()
    }
  })
})

describe('a build', () => {
  it('stops at mistakes in the content, and names them all', async () => {
    write(PLACE, anArticle(SLUG, `[text](/lost) ${PROSE}`))
    await expect(bundle()).rejects.toThrow(
      new RegExp(
        `The content has mistakes\\.\\n${PLACE}:9: .*image\\.src: expected .*but found 'tower'.*\\n${PLACE}:12: link '/lost' leads nowhere`,
      ),
    )
  })
})
