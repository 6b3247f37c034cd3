/** The chat service as it is deployed: one file that needs nothing beside it. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../src/build/scripts/root.mjs'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

let folder: string

beforeAll(() => {
  folder = temporaryFolder()
})

/** Bundles an adapter as its own comment says; gives what it imports and the module. */
async function bundle(name: string) {
  const outDir = path.join(folder, name)
  await build({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: `src/server/chat/hosts/${name}.ts`, outDir, emptyOutDir: true },
  })
  // What is hidden is about the bundle, not of it.
  const files = readdirSync(outDir).filter((each) => !each.startsWith('.'))
  expect(files).toEqual([`${name}.js`])
  const file = path.join(outDir, `${name}.js`)
  const text = readFileSync(file, 'utf8')
  const imports = [...text.matchAll(/^(?:import|export)[^'"\n]*?from\s*["']([^"']+)["']/gm)]
  return {
    imports: imports.map(([, from = '']) => from),
    module: await import(pathToFileURL(file).href),
  }
}

const body = JSON.stringify({ text: 'How thick is the frame of a window?' })
const headers = { 'content-type': 'application/json', host: 'chat.example' }

describe('the bundle for', () => {
  it('a Worker uses nothing of Node and answers from the articles', async () => {
    const { imports, module } = await bundle('worker')
    expect(imports).toEqual([])
    const asked = new Request('https://chat.example/chat', { method: 'POST', headers, body })
    const { answer, links } = await (await module.default.fetch(asked, {})).json()
    expect(answer).toContain('(Robin Meadows in “')
    expect(links[0].url).toMatch(/^\/blog\//)
  })

  it('a Lambda function needs Node alone and answers from the articles', async () => {
    const { imports, module } = await bundle('lambda')
    expect(imports.filter((from) => !from.startsWith('node:') && from !== 'crypto')).toEqual([])
    const http = { method: 'POST', path: '/chat', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1' }
    const event = { version: '2.0', rawPath: '/chat', rawQueryString: '', headers, body }
    const { statusCode, body: text } = await module.handler({ ...event, requestContext: { http } })
    expect(statusCode).toBe(200)
    expect(JSON.parse(text).links[0].url).toMatch(/^\/blog\//)
  })
})
