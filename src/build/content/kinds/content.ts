/** The owner's content: as it is read, and as the program gets it. */
import type * as v from 'valibot'
import type { Resume } from '../../../owner/resume.ts'
import type { Known } from '../../../owner/schemaParts.ts'
import type { StartMenu, StartMenuItem } from '../../../owner/startMenu.ts'
import type { DesktopIconEntry, Project, Site } from '../../../owner/types.ts'
import type { TextFile } from '../articles/article.ts'
import type { ContentPlace } from '../words/contentPlace.ts'

/** An export of one of the owner's modules. */
export interface Export {
  readonly file: string
  readonly schema: (known: Known) => v.GenericSchema
  /** Whether messages include the name: a list needs it, the fields of an object do not. */
  readonly isNamed?: boolean
  /** Whether the module may lack the export. */
  readonly isOptional?: boolean
  /** The default if the owner has written none, for an assistant of this name. */
  readonly missing: (assistant: string) => unknown
}

export interface ContentData {
  readonly place: string
  /** Empty if the owner has written none. */
  readonly source: string
  readonly value: unknown
}

/** Everything that is checked. */
export interface Content {
  readonly place: Pick<ContentPlace, 'words' | 'pictures' | 'files'>
  /** The Markdown files by their folders. */
  readonly texts: Readonly<Record<string, readonly TextFile[]>>
  /** Markdown files in these folders that the build does not read. */
  readonly unread: readonly string[]
  readonly data: Readonly<Record<string, ContentData>>
  readonly apps: readonly string[]
  readonly drawings: ReadonlySet<string>
  readonly pictures: ReadonlySet<string>
  /** Why a picture cannot be shown in the text at `from`; undefined if it can. */
  pictureProblem(name: string, from?: string): string | undefined
  /** Whether the target of an import exists. The file is a path below the project's root. */
  readonly canImport: (name: string, file: string) => boolean
  /** In pixels; null if there is no such picture or it cannot be read. */
  readonly iconSize: { readonly width: number; readonly height: number } | null
  /** Paths that no page may have, besides those of `paths`. */
  readonly reserved: readonly string[]
  /** Paths of what the site serves besides its kinds of content: `/`, `/favicon.svg`. */
  readonly paths: readonly string[]
}

export interface OwnerData {
  readonly site: Site
  readonly projects: readonly Project[]
  readonly resume: Resume | null
  readonly desktopIcons: readonly DesktopIconEntry[]
  readonly withoutIcon: readonly string[]
  readonly startMenu: StartMenu
  /** Below the icons on a phone. */
  readonly shortcuts: readonly StartMenuItem[]
  /** All exports of the owner's modules with their defaults, by name. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Everything that is published, without mistakes in its form. */
export interface LoadedContent extends OwnerData {
  readonly place: ContentPlace
}
