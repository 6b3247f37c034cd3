/** A server whose site is built anew while it answers. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildStaged } from '../../../src/build/scripts/stagedBuild.mjs'
import { ownCopy } from '../../../src/server/http/ownCopy.ts'
import { createSiteServer } from '../../../src/server/http/siteServer.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const PAGES = 20
let project: string
let server: Server
let url: string

/** Builds a site of many pages, each of which says which build it is of. */
function build(name: string): Promise<void> {
  return buildStaged(project, 'dist', async (folder) => {
    mkdirSync(path.join(folder, 'client/assets'), { recursive: true })
    writeFileSync(path.join(folder, `client/assets/app-${name}.js`), name)
    for (let page = 0; page < PAGES; page += 1) {
      writeFileSync(path.join(folder, `client/page${page}.html`), name.repeat(page + 1))
    }
  })
}

beforeEach(async () => {
  project = temporaryFolder()
  await build('aaaaaaaa')
  server = createSiteServer({ root: ownCopy(path.join(project, 'dist/client')) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
})

it('answers every request with the site that it was started with', async () => {
  const answers: string[] = []
  const built = new AbortController()
  const visitor = async (): Promise<void> => {
    while (!built.signal.aborted) {
      for (const address of ['/page0', `/page${PAGES - 1}`, '/assets/app-aaaaaaaa.js']) {
        const response = await fetch(url + address)
        answers.push(`${response.status} ${(await response.text()).slice(0, 8)}`)
      }
    }
  }
  const visitors = [visitor(), visitor(), visitor()]
  for (const name of ['bbbbbbbb', 'cccccccc', 'dddddddd']) await build(name)
  built.abort()
  await Promise.all(visitors)
  expect(answers.length).toBeGreaterThan(0)
  expect(new Set(answers)).toEqual(new Set(['200 aaaaaaaa']))
  expect(readdirSync(path.join(project, 'dist/client/assets'))).toEqual(['app-dddddddd.js'])
})

it('serves a site that lies elsewhere, where nothing is built, from its place', () => {
  const elsewhere = temporaryFolder()
  const root = path.join(elsewhere, 'dist/client')
  mkdirSync(root, { recursive: true })
  expect(ownCopy(root)).toBe(root)
})
