import type { Article } from '../articles/article.ts'
import type { PageFile } from '../articles/customPages.ts'
import type { ContentPlace } from '../words/contentPlace.ts'
import type { ContentData, ExportName } from '../words/ownerModules.ts'

export interface Content {
  readonly place: Pick<ContentPlace, 'words' | 'pictures'>
  readonly articles: readonly Article[]
  readonly pages: readonly PageFile[]
  /** Text files in the folders of articles and pages that the build does not read. */
  readonly unread: readonly string[]
  readonly data: Readonly<Record<ExportName, ContentData>>
  readonly apps: readonly string[]
  readonly drawings: ReadonlySet<string>
  readonly pictures: ReadonlySet<string>
  /** Whether the target of an import exists. The file is a path below the project's root. */
  readonly canImport: (name: string, file: string) => boolean
  /** In pixels; null if there is no such picture or it cannot be read. */
  readonly iconSize: { readonly width: number; readonly height: number } | null
  /** Paths that the owner's pages may not use. */
  readonly taken: readonly string[]
  /** Paths of what the site serves besides articles: `/about`, `/favicon.svg`. */
  readonly paths: readonly string[]
}
