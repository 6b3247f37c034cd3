import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { INLINE_SOURCES_FILE, readInlineSources } from '../../src/server/http/inlineSources.ts'
import { allSources, contentSources } from '../../src/server/http/outsideSources.ts'
import { contentSecurityPolicy, securityHeaders } from '../../src/server/http/securityHeaders.ts'
import { site } from '../../src/sample/site.ts'
import { expect, test } from '../support/fixtures.ts'
import { TEST_SITE_FOLDER } from '../support/server.ts'

/** What the pages may use besides the site's files. */
const allowed = allSources(
  contentSources(site),
  readInlineSources(path.join(TEST_SITE_FOLDER, 'server', INLINE_SOURCES_FILE)),
)

/** Addresses of the page's own scripts and style sheets, as its HTML names them. */
function assetsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, address = '']) => address,
  )
}

/** Runs the built server's process until it ends. */
async function runServer(env: Record<string, string>): Promise<{ code: number; errors: string }> {
  const child = spawn(process.execPath, ['server/node.js'], {
    cwd: TEST_SITE_FOLDER,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const code = await new Promise<number>((resolve) =>
    child.once('close', (value) => resolve(value ?? -1)),
  )
  return { code, errors }
}

test.describe('the built site', () => {
  for (const target of ['/', '/missing', '/%2e%2e%2fpackage.json', '/..%5cpackage.json', '/%00']) {
    test(`answers ${target} with every security header`, async ({ request }) => {
      const response = await request.get(target, { maxRedirects: 0 })
      expect(response.status()).toBe(target === '/' ? 200 : target === '/missing' ? 404 : 400)
      const headers = response.headers()
      for (const [name, value] of Object.entries(securityHeaders(allowed))) {
        expect(headers[name.toLowerCase()]).toBe(value)
      }
    })
  }

  test('has hashed assets for ever, compressed, and a page that is asked for again', async ({
    request,
  }) => {
    const page = await request.get('/')
    expect(page.headers()['cache-control']).toBe('no-cache')
    const assets = assetsOf(await page.text())
    expect(assets.length).toBeGreaterThan(0)
    for (const address of assets) {
      const asset = await request.get(address, { headers: { 'Accept-Encoding': 'br' } })
      expect(asset.status()).toBe(200)
      expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    const etag = page.headers().etag ?? ''
    const again = await request.get('/', {
      headers: { 'If-None-Match': etag, 'Accept-Encoding': 'gzip, deflate, br' },
    })
    expect(again.status()).toBe(304)
  })

  test('holds one script and its own sheets, and its policy names just these', async ({
    request,
  }) => {
    const response = await request.get('/')
    const html = await response.text()
    // Data for machines is no script: nothing in it runs.
    const scripts = html.match(/<script(?![^>]*\stype="application\/ld\+json")[^>]*>/g)
    expect(scripts).toEqual(['<script type="module">'])
    expect(html.replaceAll(/<script[^]*?<\/script>/g, '')).not.toMatch(/\sstyle=|\son\w+=/)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
    expect(policy).not.toContain('unsafe')
    expect(html).not.toContain('user-scalable')
    expect(html).not.toContain('maximum-scale')
  })

  test('obeys its own policy: an injected script does not run', async ({ page, allowConsole }) => {
    allowConsole(/violates the following Content Security Policy directive/)
    await page.goto('/')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.documentElement.dataset.injected = "yes"'
      document.head.append(script)
      return document.documentElement.dataset.injected
    })
    expect(ran).toBeUndefined()
  })

  test('obeys its own policy: an injected style has no effect', async ({ page, allowConsole }) => {
    allowConsole(/violates the following Content Security Policy directive/)
    await page.goto('/')
    const color = await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = ':root { color: rgb(1, 2, 3) }'
      document.head.append(style)
      return getComputedStyle(document.documentElement).color
    })
    expect(color).not.toBe('rgb(1, 2, 3)')
  })

  test('waits for no style sheet', async ({ page }) => {
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

  test('starts without a word in the console', async ({ page }) => {
    const response = await page.goto('/')
    expect(response?.headers()['content-security-policy']).toBe(contentSecurityPolicy(allowed))
    await expect(page.locator('#root')).not.toBeEmpty()
    await expect(page.locator('h1')).toHaveCount(1)
  })
})

test.describe("the server's process", () => {
  test('ends with one clear line where its port is taken', async () => {
    const occupant = createServer()
    await new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve))
    const { port } = occupant.address() as AddressInfo
    const { code, errors } = await runServer({ PORT: String(port), HOST: '127.0.0.1' })
    occupant.close()
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).toContain(`Port ${port} on 127.0.0.1 is taken.`)
  })

  test('ends with one clear line where PORT is no port', async () => {
    const { code, errors } = await runServer({ PORT: 'eighty' })
    expect(code).toBe(1)
    expect(errors).toBe("PORT must be a number from 0 to 65535, not 'eighty'.\n")
  })

  test('prints its address and ends cleanly on a signal', async () => {
    const child = spawn(process.execPath, ['server/node.js'], {
      cwd: TEST_SITE_FOLDER,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const line = await new Promise<string>((resolve) =>
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
    )
    const address = /http:\/\/localhost:\d+\//.exec(line)?.[0] ?? ''
    const reply = await fetch(address.replace('localhost', '127.0.0.1'))
    await reply.text()
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    expect(reply.status).toBe(200)
    expect(await ended).toBe(0)
  })
})
