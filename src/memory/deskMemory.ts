import { createStore } from 'zustand/vanilla'
import { windowById } from '../desktop/selectors.ts'
import type { AppWindow, DesktopState, KeptWindow, WindowId } from '../desktop/state.ts'
import type { DesktopStore } from '../desktop/store/store.ts'
import type { ClosedWindow, DeskMemory, DeskState, DraftApps, Recent, Stop } from './deskState.ts'
import { withRecent } from './recents.ts'

export const MOST_CLOSED = 50

/** Of the newest; browsers keep fifty entries of a tab. */
export const MOST_STOPS = 100

/** In characters. */
export const LONGEST_TITLE = 500

export function createDeskMemory(desktop: DesktopStore, apps: DraftApps): DeskMemory {
  const store = createStore<DeskState>(() => ({
    drafts: new Map(),
    closed: [],
    recents: [],
    ran: [],
    album: [],
    sought: null,
    balloon: 'due',
    journey: null,
    earlier: null,
  }))
  const memory = { ...store, desktop, apps }
  // The subscription lives as long as the page, so nothing ends it.
  desktop.subscribe((state, previous) => {
    if (state.apps !== previous.apps) rememberClosed(memory, state, previous)
  })
  return memory
}

function rememberClosed(memory: DeskMemory, state: DesktopState, previous: DesktopState): void {
  const gone = previous.apps.filter((window) => !windowById(state, window.id))
  if (gone.length === 0) return
  const { drafts, closed, recents } = memory.getState()
  const ids = new Set(gone.map(({ id }) => id))
  const kept = gone.flatMap(keptWindow).map((window) => ({
    window,
    drafts: drafts.get(window.id) ?? {},
  }))
  memory.setState({
    drafts: new Map([...drafts].filter(([id]) => !ids.has(id))),
    closed: [...closed, ...kept].slice(-MOST_CLOSED),
    recents: kept
      .flatMap((each) => recentOf(each, memory.apps) ?? [])
      .reduce<readonly Recent[]>(withRecent, recents),
  })
}

/** Undefined if nothing in the window is worth listing. */
export function recentOf({ window, drafts }: ClosedWindow, apps: DraftApps): Recent | undefined {
  const { appName, location, id } = window
  const draft = apps.keptDraft(appName, drafts.content)
  const title = draft === undefined ? undefined : apps.recentTitle(appName, draft)
  if (title === undefined || !location) return undefined
  return { title, appName, path: location.path, draft, closedId: id }
}

/** Gives the reopened window the drafts and the stops of the closed one, which leaves the lists. */
export function reopen(memory: DeskMemory, from: WindowId, to: WindowId): void {
  const { drafts, closed, recents, journey } = memory.getState()
  const renamed = <T extends Stop>(stop: T): T =>
    typeof stop === 'object' && stop?.id === from ? { ...stop, id: to } : stop
  const before = closed.find(({ window }) => window.id === from)
  memory.setState({
    ...(before && {
      drafts: new Map([...drafts, [to, before.drafts]]),
      closed: closed.filter((each) => each !== before),
      recents: recents.filter(({ closedId }) => closedId !== from),
    }),
    journey: journey && {
      ...journey,
      stops: journey.stops.map(renamed),
      minimized: journey.minimized.map(renamed),
    },
  })
}

/** What is needed to open the window again; empty for a message. */
export function keptWindow(window: AppWindow): readonly KeptWindow[] {
  if (window.kind === 'message') return []
  const { id, appName, location, minimized, maximized, snapped, size, offset, header } = window
  const place = location && {
    path: location.path,
    ...(location.section !== undefined && { section: location.section }),
  }
  return [
    {
      id,
      appName,
      title: header.title.slice(0, LONGEST_TITLE),
      ...(place && { location: place }),
      minimized,
      maximized,
      ...(snapped !== undefined && { snapped }),
      size,
      offset,
    },
  ]
}
