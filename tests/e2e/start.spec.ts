/** `npm start` and `npm run build` in a copy of the project that is built already. */
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { interrupt, isListening, runScript } from '../support/npmScript.ts'
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts'
import { freePort, ROOT, TEST_SITE_FOLDER } from '../support/server.ts'

const POST = 'src/sample/posts/hands-free-coding.mdx'
const WORDS = { MEADOW_CONTENT: 'src/sample' }

let project: ProjectCopy

test.beforeAll(() => {
  project = copyProject(['.cache/art'])
  cpSync(TEST_SITE_FOLDER, path.join(project.folder, 'dist'), { recursive: true })
  symlinkSync(
    path.join(ROOT, 'node_modules'),
    path.join(project.folder, 'node_modules'),
    'junction',
  )
})

test.afterAll(() => project.remove())

async function open(port: number) {
  const start = runScript('start', project.folder, {
    ...WORDS,
    PORT: String(port),
    HOST: '127.0.0.1',
  })
  await expect.poll(start.output, { timeout: 40_000 }).toContain('Meadow is open at')
  return start
}

test('npm start answers while a build fails, and ends when npm alone is ended or Ctrl+C is pressed', async () => {
  const port = await freePort()
  const start = await open(port)
  const stamp = path.join(project.folder, 'dist/.built-from')
  const builtBefore = readFileSync(stamp, 'utf8')

  await test.step('a build with a mistake in a post', async () => {
    project.edit(POST, "readTime: '15 min read'", 'readTime: 15')
    const build = runScript('build', project.folder, WORDS)
    const built = new AbortController()
    const code = build.ended.finally(() => built.abort())
    const statuses: number[] = []
    while (!built.signal.aborted)
      statuses.push((await fetch(`http://127.0.0.1:${port}/blog`)).status)
    expect(await code).toBe(1)
    expect(build.output()).toContain(`${POST}:6: front matter, readTime`)
    expect(build.output()).not.toMatch(/^\s+at /m)
    expect(build.output()).toContain('dist still holds the site that was built last')
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(readFileSync(stamp, 'utf8')).toBe(builtBefore)
    project.edit(POST, 'readTime: 15', "readTime: '15 min read'")
  })

  await test.step('a signal to npm', async () => {
    start.npm.kill('SIGTERM')
    await start.ended
    await expect.poll(() => isListening(port)).toBe(false)
  })

  await test.step('Ctrl+C', async () => {
    const again = await open(port)
    interrupt(again)
    await again.ended
    await expect.poll(() => isListening(port)).toBe(false)
  })
})
