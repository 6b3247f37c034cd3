/**
 * What a tab remembers of its desk besides the windows themselves. The session keeps it over a reload. Types only.
 */
import type { StoreApi } from 'zustand/vanilla'
import type { Manifests } from '../desktop/manifest.ts'
import type { AppName, KeptWindow, WindowId, WindowLocation } from '../desktop/state.ts'
import type { DesktopStore } from '../desktop/store/store.ts'

/** How far a window's page is scrolled. */
export interface ReadingPosition {
  readonly path: string
  /** In CSS pixels. */
  readonly top: number
  /** The location that has been scrolled to; compared by identity, as each request is a new object. */
  readonly reached?: WindowLocation | undefined
}

/** What was typed into a window, whose meaning only its app knows, and how far it was read. */
export interface WindowDrafts {
  readonly content?: unknown
  readonly reading?: ReadingPosition
}

/** A window that was closed, and what a window that replaces it goes on with. */
export interface ClosedWindow {
  readonly window: KeptWindow
  readonly drafts: WindowDrafts
}

/** A document of My Recent Documents. */
export interface Recent {
  /** What START calls it. */
  readonly title: string
  readonly appName: AppName
  /** What its window showed. */
  readonly path: string
  /** What was typed into it; absent for a post, which is found at its path. */
  readonly draft?: unknown
  /** The id of the closed window; absent if none was closed, or its id is no longer known. */
  readonly closedId?: WindowId
}

export interface AlbumPicture {
  /** The path on this site that serves it. */
  readonly path: string
  /** Its address on the disk, which no build changes; absent if it is not known, or not listed there. */
  readonly address?: string
  /** The title of its window: the name of its file or, in an article, what it shows. */
  readonly name: string
  /** What it shows, where the name does not say it. */
  readonly alt?: string
}

/** Pictures that were met together, such as those of an article, in the order in which they are met. */
export type Album = readonly AlbumPicture[]

/** What Back and Forward need in addition to the state of the history entries. */
export interface HistoryMemory {
  /** The current entry, counted from the tab's first, and its window; null until that is known. */
  readonly at: { readonly index: number; readonly id: WindowId | null } | null
  /** How far the window of an entry was scrolled when it was left, in CSS pixels, by the entry's index. */
  readonly tops: ReadonlyMap<number, number>
  /** The windows that have replaced closed ones, by the ids of the closed ones. */
  readonly successors: ReadonlyMap<WindowId, WindowId>
}

export interface DeskState {
  /** Of open windows. */
  readonly drafts: ReadonlyMap<WindowId, WindowDrafts>
  /** The newest last. */
  readonly closed: readonly ClosedWindow[]
  /** My Recent Documents, the newest first. */
  readonly recents: readonly Recent[]
  readonly history: HistoryMemory
  /** The album that was handed to the picture viewer last. */
  readonly album: Album
}

/** What the memory asks the apps about their drafts. */
export interface DraftApps {
  readonly manifests: Manifests
  /** The part of a draft that survives a reload; undefined if nothing does. */
  keptDraft(appName: AppName, value: unknown): unknown
  /** The title under which a closed window's draft is listed; undefined if it is not. */
  recentTitle(appName: AppName, draft: unknown): string | undefined
}

export interface DeskMemory extends Pick<
  StoreApi<DeskState>,
  'getState' | 'setState' | 'subscribe'
> {
  readonly desktop: DesktopStore
  readonly apps: DraftApps
}
