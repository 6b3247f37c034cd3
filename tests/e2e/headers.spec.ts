/** The built site on its own server. What the server answers in general: tests/unit/server/http/siteServer.test.ts. */
import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { BUILT_SITE_FILE, readBuiltSite } from '../../src/server/http/builtSite.ts'
import { allSources, contentSources } from '../../src/server/http/outsideSources.ts'
import { securityHeaders } from '../../src/server/http/securityHeaders.ts'
import { site } from '../../src/sample/site.ts'
import { expect, test } from '../support/fixtures.ts'
import { TEST_SITE_FOLDER } from '../support/server.ts'

/** What the pages may use besides the site's files. */
const allowed = allSources(
  contentSources(site),
  readBuiltSite(path.join(TEST_SITE_FOLDER, 'server', BUILT_SITE_FILE)).inline,
)

function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/node.js'], {
    cwd: TEST_SITE_FOLDER,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, errors })),
  )
  return { child, ended }
}

test('every answer has every security header; hashed assets are kept for ever, pages are asked for again', async ({
  request,
}) => {
  for (const [target, status] of [
    ['/', 200],
    ['/missing', 404],
    ['/%00', 400],
  ] as const) {
    const response = await request.get(target, { maxRedirects: 0 })
    expect(response.status(), target).toBe(status)
    for (const [name, value] of Object.entries(securityHeaders(allowed))) {
      expect(response.headers()[name.toLowerCase()], target).toBe(value)
    }
  }
  const page = await request.get('/')
  const { etag = '', 'cache-control': kept } = page.headers()
  expect(kept).toBe('no-cache')
  const again = await request.get('/', {
    headers: { 'If-None-Match': etag, 'Accept-Encoding': 'gzip, deflate, br' },
  })
  expect(again.status()).toBe(304)
  const assets = (await page.text()).match(/(?<=(?:src|href)=")\/assets\/[^"]+\.(?:js|css)/g) ?? []
  expect(assets).not.toEqual([])
  for (const address of assets) {
    const asset = await request.get(address)
    expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})

test('the document holds the script of the look, that of the boot screen and its own sheets, and its policy names just these', async ({
  request,
}) => {
  const response = await request.get('/')
  const html = await response.text()
  // Data for machines is no script: nothing in it runs.
  const scripts = html.match(/<script(?![^>]*\stype="application\/ld\+json")[^>]*>/g)
  expect(scripts).toEqual([
    expect.stringMatching(/^<script data-olive="\/assets\/olive-/),
    '<script type="module">',
  ])
  expect(html.replaceAll(/<script[^]*?<\/script>/g, '')).not.toMatch(/\sstyle=|\son\w+=/)
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^' ]+'){2};/)
  expect(policy).not.toContain('unsafe')
  expect(html).not.toContain('user-scalable')
  expect(html).not.toContain('maximum-scale')
})

test('an injected script does not run, an injected style has no effect, and no page waits for a sheet', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/violates the following Content Security Policy directive/)
  await page.goto('/')
  await expect(page.locator('h1')).toHaveCount(1)
  const [ran, color] = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.injected = "yes"'
    const style = document.createElement('style')
    style.textContent = ':root { color: rgb(1, 2, 3) }'
    document.head.append(script, style)
    const { dataset } = document.documentElement
    return [dataset['injected'], getComputedStyle(document.documentElement).color]
  })
  expect(ran).toBeUndefined()
  expect(color).not.toBe('rgb(1, 2, 3)')

  for (const address of ['/', '/blog', '/about']) {
    await page.goto(address)
    const early = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (each) => 'renderBlockingStatus' in each && each.renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => name),
    )
    expect(early, address).toEqual([])
  }
})

test("the server's process ends with one clear line where it cannot listen, and cleanly on a signal", async () => {
  const occupant = createServer()
  await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve))
  const { port } = occupant.address() as AddressInfo
  const taken = await startServer({ PORT: String(port), HOST: '127.0.0.1' }).ended
  occupant.close()
  expect(taken.code).toBe(1)
  expect(taken.errors.trim().split('\n')).toHaveLength(1)
  expect(taken.errors).toContain(`Port ${port} on 127.0.0.1 is taken.`)

  const { child, ended } = startServer({ PORT: '0' })
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
  )
  const address = /http:\/\/localhost:\d+\//.exec(line)?.[0] ?? ''
  const reply = await fetch(address.replace('localhost', '127.0.0.1'))
  await reply.text()
  expect(reply.status).toBe(200)
  // What the closing of a terminal sends; start.spec.ts sends the others.
  child.kill('SIGHUP')
  expect((await ended).code).toBe(0)
})
