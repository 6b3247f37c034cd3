/** The site on hosts other than the Node server in a checkout: what the build and the Dockerfile write for them. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBuiltServer } from '../support/builtServer.ts'
import { expect, test } from '../support/fixtures.ts'
import { ROOT, TEST_SITE_FOLDER } from '../support/server.ts'
import { openStaticHost, type StaticHost } from '../support/staticHost.ts'

test.describe('a static host that reads _headers and _redirects', () => {
  let host: StaticHost
  test.beforeAll(async () => {
    host = await openStaticHost(path.join(TEST_SITE_FOLDER, 'client'))
  })
  test.afterAll(() => host.end())

  test('shows desktop and pages under the same policy as the Node server', async ({
    page,
    request,
  }) => {
    const { headers } = { headers: (await request.get('/')).headers() }
    for (const [address, shown] of [
      ['/', page.locator('canvas[data-renderer]')],
      ['/blog', page.getByRole('heading', { level: 1 })],
      ['/blog/', page.getByRole('heading', { level: 1 })],
      ['/blog/windows-xp-portfolio', page.getByRole('article')],
    ] as const) {
      const response = await page.goto(host.url + address)
      expect(response?.status(), address).toBe(200)
      await expect(shown.first(), address).toBeAttached()
      for (const name of ['content-security-policy', 'referrer-policy', 'permissions-policy']) {
        expect(response?.headers()[name], `${address}: ${name}`).toBe(headers[name])
      }
    }
  })
})

test.describe('the image of the Dockerfile', () => {
  const stages = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').split(/^FROM /m)
  const image = stages.at(-1) ?? ''

  test('has what its command needs, and answers its health check, without being root', async ({
    request,
  }) => {
    expect(image).toMatch(/^USER node$/m)
    const folder = mkdtempSync(path.join(tmpdir(), 'meadow-image-'))
    for (const [, from = '', to = ''] of image.matchAll(
      /^COPY --from=build \/site\/(\S+) (\S+)$/gm,
    )) {
      cpSync(
        from.startsWith('dist/')
          ? path.join(TEST_SITE_FOLDER, from.slice(5))
          : path.join(ROOT, from),
        path.join(folder, to),
        {
          recursive: true,
        },
      )
    }
    const [, check = ''] = /^HEALTHCHECK .* http:\/\/127\.0\.0\.1:8080(\/\S*)$/m.exec(image) ?? []
    expect(check).not.toBe('')
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]') as [string, ...string[]]
    const server = await startBuiltServer(folder, command)
    try {
      expect((await request.get(new URL(check, server.url).href)).status()).toBe(200)
      const answer = await request.post(new URL('/chat', server.url).href, {
        data: { text: 'Who are you?' },
      })
      expect(answer.status()).toBe(200)
    } finally {
      await server.end()
      rmSync(folder, { recursive: true })
    }
  })
})
