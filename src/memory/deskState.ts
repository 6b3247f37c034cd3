/** What a tab remembers of its desk besides the windows. The session keeps it over a reload. */
import type { StoreApi } from 'zustand/vanilla'
import type { Manifests } from '../desktop/manifest.ts'
import type { AppName, KeptWindow, WindowId, WindowLocation } from '../desktop/state.ts'
import type { DesktopStore } from '../desktop/store/store.ts'

export interface ReadingPosition {
  readonly path: string
  /** The scroll position in CSS pixels. */
  readonly top: number
  /** The location that was scrolled to; compared by identity, as each request is a new object. */
  readonly reached?: WindowLocation | undefined
}

/** `content` is known only to the window's app. */
export interface WindowDrafts {
  readonly content?: unknown
  readonly reading?: ReadingPosition
}

export interface ClosedWindow {
  readonly window: KeptWindow
  readonly drafts: WindowDrafts
}

export interface Recent {
  readonly title: string
  readonly appName: AppName
  readonly path: string
  /** What was typed; absent for a post, which its path identifies. */
  readonly draft?: unknown
  /** Absent if no window was closed, or its id is no longer known. */
  readonly closedId?: WindowId
}

export interface AlbumPicture {
  readonly path: string
  /** Its address on the virtual disk, which no build changes; absent if not listed there. */
  readonly address?: string
  /** The window's title: the file's name or, in an article, what the picture shows. */
  readonly name: string
  /** What the picture shows, if the name does not say so. */
  readonly alt?: string
}

export type Album = readonly AlbumPicture[]

export interface HistoryMemory {
  /** The current entry, counted from the tab's first, and its window; null until known. */
  readonly at: { readonly index: number; readonly id: WindowId | null } | null
  /** Scroll positions by the entry's index, in CSS pixels. */
  readonly tops: ReadonlyMap<number, number>
  /** Replacements of closed windows, by the ids of the closed ones. */
  readonly successors: ReadonlyMap<WindowId, WindowId>
}

export interface DeskState {
  readonly drafts: ReadonlyMap<WindowId, WindowDrafts>
  /** The newest last. */
  readonly closed: readonly ClosedWindow[]
  /** The newest first. */
  readonly recents: readonly Recent[]
  readonly history: HistoryMemory
  readonly album: Album
}

export interface DraftApps {
  readonly manifests: Manifests
  /** Undefined if nothing of the draft survives a reload. */
  keptDraft(appName: AppName, value: unknown): unknown
  /** Undefined if the draft of a closed window is not listed. */
  recentTitle(appName: AppName, draft: unknown): string | undefined
}

export interface DeskMemory extends Pick<
  StoreApi<DeskState>,
  'getState' | 'setState' | 'subscribe'
> {
  readonly desktop: DesktopStore
  readonly apps: DraftApps
}
