import { describe, expect, it } from 'vitest'
import { createSiteVersion } from '../../../../src/base/services/siteVersion.ts'

const PROGRAM = '/garden/assets/program-aB3.js'

const hasChanged = (answer: () => Promise<Response>) => {
  const asked: string[] = []
  const host = {
    fetch(address: string) {
      asked.push(address)
      return answer()
    },
  }
  return { asked, changed: createSiteVersion(host, '/garden/', PROGRAM).hasChanged() }
}

describe('the version of the site', () => {
  it('is the same while the document of / names the program', async () => {
    const { asked, changed } = hasChanged(() =>
      Promise.resolve(new Response(`<link href="${PROGRAM}">`)),
    )
    expect(await changed).toBe(false)
    expect(asked).toEqual(['/garden/?version'])
  })

  it('is another where it names another program', async () => {
    const other = new Response('<link href="/garden/assets/program-xY9.js">')
    expect(await hasChanged(() => Promise.resolve(other)).changed).toBe(true)
  })

  it('is taken for the same where the site does not answer', async () => {
    const broken = () => Promise.resolve(new Response('', { status: 502 }))
    expect(await hasChanged(broken).changed).toBe(false)
    expect(await hasChanged(() => Promise.reject(new TypeError('Failed'))).changed).toBe(false)
  })
})
