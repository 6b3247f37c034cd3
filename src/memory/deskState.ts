/** What a tab remembers of its desk besides the windows. The session keeps it over a reload. */
import type { StoreApi } from 'zustand/vanilla'
import type { Manifests } from '../desktop/manifest.ts'
import type { AppName, KeptWindow, WindowId, WindowLocation } from '../desktop/state.ts'
import type { DesktopStore } from '../desktop/store/store.ts'

export interface ReadingPosition {
  readonly path: string
  /** The scroll position in CSS pixels. */
  readonly top: number
  readonly focused?: WindowLocation['focused'] | undefined
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

export interface Visit {
  readonly id: WindowId
  readonly appName: AppName
  readonly location: WindowLocation
}

/**
 * What an entry of the browser's history represents: a window at a location, or null for the plain
 * desktop or a phone's grid. `address`: only the entry's address is known, or it is being looked up.
 */
export type Stop = Visit | null | 'address'

/** The history of the tab (journey/journey.ts). */
export interface Journey {
  /** The index of the first stop's entry; older ones are forgotten. */
  readonly from: number
  readonly stops: readonly Stop[]
  readonly at: number
  /** The number of entries above it for messages, menus and dialogs on a phone. */
  readonly over: number
  /** The first entries of this tab's documents; Back from there leaves the desktop. */
  readonly starts: readonly number[]
  /**
   * Earlier visits of the current entry whose windows are minimized now, oldest first. Restoring such
   * a window makes the entry represent its visit again.
   */
  readonly minimized: readonly Visit[]
  /** A message has replaced the stop's window, so the next window takes over its entry. */
  readonly isVacant: boolean
  /** The entry that the history is moving to, or null. */
  readonly goesTo: number | null
}

export interface DeskState {
  readonly drafts: ReadonlyMap<WindowId, WindowDrafts>
  /** The newest last. */
  readonly closed: readonly ClosedWindow[]
  /** The newest first. */
  readonly recents: readonly Recent[]
  /** What was run before, the newest first. */
  readonly ran: readonly string[]
  /** Null until the history is followed. */
  readonly journey: Journey | null
  /** The journey of the previous load. */
  readonly earlier: Journey | null
  /** The album that was handed to the picture viewer last. */
  readonly album: Album
  /** What a search has found in the page that it opens; null once the page has marked it. */
  readonly sought: { readonly link: string; readonly words: readonly string[] } | null
  /** The promotional balloon, which a change of layout does not show again. */
  readonly balloon: 'due' | 'shown' | 'gone'
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
