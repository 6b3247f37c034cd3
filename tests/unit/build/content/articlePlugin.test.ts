import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { contentSource } from '../../../../src/build/content/contentSource.ts'
import { articlePlugin } from '../../../../src/build/plugins/articlePlugin.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'

/** The module that is made of an article. */
async function compile(body: string, base = '/'): Promise<string> {
  const entry = path.join(ROOT, 'src/sample/posts/made-up.mdx')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    base,
    publicDir: false,
    plugins: [
      articlePlugin(contentSource(ROOT, { MEADOW_CONTENT: 'src/sample' })),
      {
        name: 'made-up',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? body : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return output.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('\n')
}

describe('the module of an article', () => {
  it('lists headings of the second and third level with their ids', async () => {
    const code = await compile('## It’s `code`, _twice_\n\n### Again\n\n#### Deep\n\n## Again')
    const list = /headings = (\[[\s\S]*?\n?\]);/.exec(code)?.[1] ?? ''
    expect(JSON.parse(list)).toEqual([
      { id: 'its-code-twice', text: 'It’s code, twice', depth: 2 },
      { id: 'again', text: 'Again', depth: 3 },
      { id: 'again-1', text: 'Again', depth: 2 },
    ])
  })

  it('colours code by class and names its language', async () => {
    const code = await compile('```ts\nconst x = 1 // one\n```')
    expect(code).toMatch(/className: "code-keyword",\s+children: "const"/)
    expect(code).toMatch(/className: "code-comment",\s+children: " ?\/\/ one"/)
    expect(code).toContain('"aria-label": "Code: TypeScript"')
    expect(code).not.toContain('style')
  })

  it('has pictures in several sizes and formats, with their measures', async () => {
    const markdown = await compile('![An orange](project-1)')
    expect(markdown).toMatch(/project-1-400-\w+\.avif[\s\S]*project-1-1200-[\w-]+\.webp/)
    expect(markdown).toContain(' 1200w')
    for (const said of ['alt: "An orange"', 'loading: "lazy"', 'width: "1200"', 'height: "750"'])
      expect(markdown).toContain(said)
    const jsx = await compile('<img src="avatar" alt="Me" className="round" />')
    expect(jsx).toMatch(/avatar-512-[\w-]+\.webp/)
    expect(jsx).toContain('alt: "Me"')
  })

  it('links to places on this site below its base, and to others as the article does', async () => {
    const article =
      '[a](/about#me) [b](https://elsewhere.example/x) [c](#part) [d][there]\n\n<a href="/blog">e</a>\n\n[there]: /feed.xml'
    const code = await compile(article, '/garden/')
    expect([...code.matchAll(/href: "([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/garden/about#me',
      'https://elsewhere.example/x',
      '#part',
      '/garden/feed.xml',
      '/garden/blog',
    ])
  })

  it('is not made if a picture is missing', async () => {
    await expect(compile('![Nothing](lost)')).rejects.toThrow(
      "src/sample/images has no picture named 'lost'",
    )
  })
})
