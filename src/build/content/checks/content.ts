/** What is checked: all that the owner has written, as it was read. Types only. */
import type { Article } from '../articles/article.ts'
import type { PageFile } from '../articles/customPages.ts'
import type { ContentPlace } from '../words/contentPlace.ts'
import type { ContentData, ExportName } from '../words/ownerModules.ts'

export interface Content {
  readonly place: Pick<ContentPlace, 'words' | 'pictures'>
  readonly articles: readonly Article[]
  /** The owner's own pages. */
  readonly pages: readonly PageFile[]
  /** Places of texts beside the articles and pages that are not read. */
  readonly unread: readonly string[]
  readonly data: Readonly<Record<ExportName, ContentData>>
  /** Names of the apps. */
  readonly apps: readonly string[]
  /** Names of the drawings in `assets/icons`. */
  readonly drawings: ReadonlySet<string>
  /** Names of the pictures. */
  readonly pictures: ReadonlySet<string>
  /** Whether there is what an import names in a file, given by its path below the project's root. */
  readonly canImport: (name: string, file: string) => boolean
  /** The size of the site's icon in pixels; null where there is no such picture, or none that can be read. */
  readonly iconSize: { readonly width: number; readonly height: number } | null
  /** Paths that no page of the owner's own may have. */
  readonly taken: readonly string[]
  /** Paths of what the site serves besides articles: `/about`, `/favicon.svg`. */
  readonly paths: readonly string[]
}
