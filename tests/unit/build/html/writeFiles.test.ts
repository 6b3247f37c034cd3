import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { filesBelow } from '../../../../src/build/html/fileList.ts'
import { inlineSources } from '../../../../src/build/html/inlineSources.ts'
import { writeFiles } from '../../../../src/build/html/writeFiles.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  for (const name of ['first', 'second']) mkdirSync(site(name))
})

const PAGE = '<!doctype html><style>a{}</style><script type="module">b</script><p>Ü'
const site = (name: string): string => path.join(folder, name)
const read = (name: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(site(name)).map((file) => [file, readFileSync(path.join(site(name), file), 'utf8')]),
  )

describe('the files of the site', () => {
  it('are the same, and so are their hashes, whether they were rendered now or before', async () => {
    const text = vi.fn(() => PAGE)
    const files = [
      { path: '/blog/a.html', parts: ['a'], text },
      { path: '/blog/a.json', parts: ['a'], text: async () => '{}' },
      { path: '/robots.txt', text: () => 'Disallow:' },
    ]
    const write = (name: string) =>
      writeFiles(files, { site: site(name), root: folder, version: '1' })
    const first = await write('first')
    const second = await write('second')
    expect(text).toHaveBeenCalledOnce()
    expect(read('first')).toEqual({
      'blog/a.html': PAGE,
      'blog/a.json': '{}',
      'robots.txt': 'Disallow:',
    })
    expect(read('second')).toEqual(read('first'))
    expect(first).toEqual(inlineSources([PAGE]))
    expect(second).toEqual(first)
  })

  it.each([
    ['another part', { parts: ['b'] }, '1'],
    ['another address', { path: '/b.html' }, '1'],
    ['another program', {}, '2'],
  ])('are rendered again for %s', async (_, change, version) => {
    const file = { path: '/a.html', parts: ['a'], text: vi.fn(() => PAGE) }
    await writeFiles([file], { site: site('first'), root: folder, version: '1' })
    const changed = { ...file, ...change }
    await writeFiles([changed], { site: site('second'), root: folder, version })
    expect(file.text).toHaveBeenCalledTimes(2)
  })

  it('are XML where their names say so', async () => {
    const files = [{ path: '/feed.xml', text: () => '<feed>\x1b</feed>' }]
    const place = { site: site('first'), root: folder, version: '1' }
    await expect(writeFiles(files, place)).rejects.toThrow('/feed.xml would not be XML')
  })
})
