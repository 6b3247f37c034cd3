import type { CustomPageData, PostData } from '../../documents/data/pageData.ts'
import { dataPath, PAGE_LIST_PATH, postPath } from '../../owner/paths.ts'
import type { Page } from '../../site/page.ts'
import type { SiteContent, SiteFile } from './siteFile.ts'

export function windowFiles(pages: readonly Page[], content: SiteContent): readonly SiteFile[] {
  return [
    ...pages.flatMap((page) => dataFiles(page, content)),
    { path: PAGE_LIST_PATH, text: () => JSON.stringify(pages.flatMap(pathsWithData)) },
  ]
}

function pathsWithData(page: Page): readonly string[] {
  switch (page.kind) {
    case 'list':
    case 'custom':
      return [page.path]
    case 'post':
      return [page.post.slug, ...(page.post.aliases ?? [])].map(postPath)
    default:
      return []
  }
}

/** The data files for a page; its former paths get the same data. */
function dataFiles(page: Page, content: SiteContent): readonly SiteFile[] {
  switch (page.kind) {
    case 'list':
      return [{ path: dataPath(page.path), text: () => JSON.stringify(page.listing) }]
    case 'custom':
      return [
        {
          path: dataPath(page.path),
          async text() {
            const data: CustomPageData = { page: page.custom, text: await content.text(page.path) }
            return JSON.stringify(data)
          },
        },
      ]
    case 'post': {
      const { post, neighbors, relations } = page
      return pathsWithData(page).map((path) => ({
        path: dataPath(path),
        parts: [post, neighbors, relations, content.versionOf(page.path)],
        async text() {
          const text = await content.text(page.path)
          const data: PostData = { post, neighbors, relations, text }
          return JSON.stringify(data)
        },
      }))
    }
    default:
      return []
  }
}
