/** What windows load that show the same as pages: the data of each page, and the list of these pages. Pure. */
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

/** The paths that windows show from data: that of the page, and its former ones. */
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

/** What a window loads that shows the same as the page; a former address has the data of the present one. */
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
