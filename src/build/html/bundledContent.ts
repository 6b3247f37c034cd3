/** The pages' bundle. The digests of its files tell what has to be rendered again. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { ArticleText } from '../../documents/article/text.ts'
import { filesNeededBy } from '../bundling/bundleReports.ts'
import { CONTENT_ENTRY, RENDERER_ENTRY } from '../bundling/environments.ts'
import { cachedText, digestOf } from '../cache/cache.ts'
import { failedArticle } from '../content/articles/failedArticle.ts'
import type * as Renderer from './renderSite.tsx'
import type * as Content from './siteContent.ts'
import type { SiteContent } from './planInput.ts'

export async function loadPagesBundle(folder: string, manifest: Manifest, root: string) {
  const loadEntry = (entry: string): Promise<unknown> =>
    import(pathToFileURL(path.join(folder, manifest[entry]?.file ?? entry)).href)
  const renderer = (await loadEntry(RENDERER_ENTRY)) as typeof Renderer
  const versions = bundleVersions(folder, manifest)
  const version = versions(RENDERER_ENTRY)
  const loaded = (await loadEntry(CONTENT_ENTRY)) as typeof Content
  const content = siteContentOf(loaded, renderer, versions)
  const text: SiteContent['text'] = async (page) => {
    const key = digestOf(version, content.versionOf(page))
    const made = await cachedText(root, 'texts', key, async () =>
      JSON.stringify(await content.text(page)),
    )
    // Serialized by the line above.
    return JSON.parse(made) as ArticleText
  }
  return { renderer, version, content: { ...content, text } }
}

/** Returns a function that computes the digest of a source's bundled file and its imports. */
function bundleVersions(folder: string, manifest: Manifest): (source: string) => string {
  const digests = new Map<string, string>()
  const digestOfFile = (file: string): string => {
    const digest = digests.get(file) ?? digestOf(readFileSync(path.join(folder, file)))
    digests.set(file, digest)
    return digest
  }
  return (source) => digestOf(filesNeededBy(manifest, source).modules.map(digestOfFile))
}

/** @param versionOf digest of what an article's source became */
export function siteContentOf(
  { articles, ...lists }: typeof Content,
  { readArticle }: Pick<typeof Renderer, 'readArticle'>,
  versionOf: (source: string) => string = () => '',
): SiteContent {
  const articleAt = (page: string): (typeof articles)[string] => {
    const article = articles[page]
    if (!article) throw new Error(`There is no text for ${page}.`)
    return article
  }
  return {
    ...lists,
    versionOf: (page) => versionOf(articleAt(page).place),
    async text(page) {
      const { load, place } = articleAt(page)
      try {
        return readArticle(await load())
      } catch (error) {
        throw failedArticle(error, place)
      }
    },
  }
}
