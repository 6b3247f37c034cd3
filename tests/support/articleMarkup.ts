/** The HTML that a page gets of an article's text. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import type { ArticleModule } from 'virtual:posts'
import { articleCompiler } from '../../src/build/content/articles/compileArticle.ts'
import type { PictureFiles } from '../../src/build/content/pictures/pictures.ts'
import { parseArticle } from './contentBuilders.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const PICTURE: PictureFiles = {
  width: 800,
  height: 600,
  sizes: [{ width: 400, height: 300, avif: '/small.avif', webp: '/small.webp' }],
}
const PICTURES: Readonly<Record<string, PictureFiles>> = {
  './moving.gif': { ...PICTURE, moving: '/moving.webp' },
  'plan.svg': { ...PICTURE, drawing: { width: 20, height: 10, file: '/plan.svg' } },
}
const compile = articleCompiler(
  (name) => Promise.resolve(PICTURES[name] ?? PICTURE),
  '/',
  () => 'en',
)

export interface RenderedArticle {
  readonly html: string
  readonly headings: ArticleModule['headings']
}

/**
 * @param source whole text of the article
 * @param place of its file: `.md` is plain Markdown
 */
export async function renderArticle(
  source: string,
  place = 'posts/a-post.mdx',
): Promise<RenderedArticle> {
  const code = await compile(parseArticle(place, source))
  const folder = temporaryFolder()
  const file = path.join(folder, 'article.mjs')
  // Neither React nor pictures can be found from there.
  const alone = code
    .replace(/^import \{(.*)\} from "react\/jsx-runtime";?$/m, (_all, names: string) => {
      const taken = names.replaceAll(' as ', ': ')
      return `const {${taken}} = globalThis.jsxRuntime`
    })
    .replaceAll(/served-file:([^\s"]+)/g, (_mark, name: string) => decodeURIComponent(name))
  writeFileSync(file, alone)
  Object.assign(globalThis, { jsxRuntime: runtime })
  const module = (await import(/* @vite-ignore */ file)) as ArticleModule
  return {
    html: renderToStaticMarkup(createElement(module.default)),
    headings: module.headings,
  }
}
