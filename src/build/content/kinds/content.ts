import type * as v from 'valibot'
import type { Resume } from '../../../owner/resume.ts'
import type { Known } from '../../../owner/schemaParts.ts'
import type { StartMenu, StartMenuItem } from '../../../owner/startMenuEntries.ts'
import type { DesktopIconEntry, Project, Site } from '../../../owner/types.ts'
import type { TextFile } from '../articles/article.ts'
import type { PictureFacts } from '../pictures/pictureFaults.ts'
import type { Problem } from '../problems/problem.ts'
import type { ContentPlace } from '../words/contentPlace.ts'

export interface Export {
  readonly file: string
  readonly schema: (known: Known) => v.GenericSchema
  /** Whether messages include the name: a list needs it, the fields of an object do not. */
  readonly isNamed?: boolean
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

export interface Content {
  readonly place: Pick<ContentPlace, 'words' | 'pictures' | 'files'>
  readonly texts: Readonly<Record<string, readonly TextFile[]>>
  /** Mistakes of files that are neither texts nor modules that the build reads. */
  readonly ofFiles: readonly Problem[]
  readonly data: Readonly<Record<string, ContentData>>
  readonly apps: readonly string[]
  readonly drawings: ReadonlySet<string>
  readonly pictures: ReadonlySet<string>
  /** A picture in the text at `from`; the problem is why it cannot be shown there. */
  pictureAt(
    name: string,
    from?: string,
  ): Omit<PictureFacts, 'fault'> & { readonly problem?: string | undefined }
  /** The interactive figures, by name. */
  readonly islands: readonly string[]
  /** Whether the target of an import exists. The file is a path below the project's root. */
  readonly canImport: (name: string, file: string) => boolean
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
  /** Whether the assistant's service will use a language model. */
  readonly hasLanguageModel: boolean
  readonly place: ContentPlace
}

/** What is written as a list, each an object; the fields may have mistakes. */
export function writtenList<T extends object>(value: unknown): readonly Partial<T>[] {
  return Array.isArray(value) ? value.map((each) => Object(each ?? {}) as Partial<T>) : []
}
