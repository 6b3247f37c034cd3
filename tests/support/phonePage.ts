/** The phone's page without a browser: its store, what Back does on it, and a history in memory. */
import { followPhone } from '../../src/app/addresses/followPhone.ts'
import { locationText } from '../../src/desktop/locations.ts'
import { shownWindows } from '../../src/desktop/selectors.ts'
import type { DeskMemory } from '../../src/memory/deskState.ts'
import { sessionText } from '../../src/memory/session/sessionText.ts'
import { createPageBack, type SheetFollower } from '../../src/shell/phone/pageBack.ts'
import type { FakeHistory } from './fakeHistory.ts'
import { aMemory } from './memory.ts'
import type { SeenPhone } from './phoneOracle.ts'
import { REGISTRY } from './registry.ts'

/** Where no post is. */
export const NO_POST = '/blog/no-such-post'

/** Which no page has. */
export const NO_SECTION = 'no-such-section'

const PHONE = { width: 390, height: 844 }

export type PhonePage = Awaited<ReturnType<typeof aPhonePage>>

/**
 * A load of the page, at rest.
 * @param start what is open: the text of a session, or the memory of another layout
 */
export async function aPhonePage(entries: FakeHistory, start: string | null | DeskMemory = null) {
  // Each load has a history of its own, of the same entries.
  const history = { ...entries }
  const isKept = typeof start === 'object' && start !== null
  const memory = isKept ? start : aMemory({ session: start }, { viewport: PHONE })
  const store = memory.desktop
  const begun = store.getState()
  const pages: string[] = []
  let title: string | null = null
  let isCovered = false
  const follower: SheetFollower = {
    start: (back) =>
      Promise.resolve(
        followPhone({
          memory,
          registry: REGISTRY,
          history,
          back,
          begun,
          setTitle: (next) => {
            title = next
          },
          onReturn: () => {},
          hasPage: (path) => Promise.resolve(path !== NO_POST),
          hasSection: (_, section) => Promise.resolve(section !== NO_SECTION),
          beginAtPage: (path) => void pages.push(`begins at ${path}`),
          goToPage: (path) => void pages.push(path),
        }),
      ),
    end: () => {},
  }
  const uncover = (): void => {
    isCovered = false
  }
  const back = createPageBack({ store, history, uncover, follower })
  /** Waits until all pending work is done. */
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) {
      for (let tick = 0; tick < 8; tick += 1) await Promise.resolve()
      history.arrive()
    }
  }
  await settle()
  return {
    memory,
    store,
    /** The pages that were requested. */
    pages,
    settle,
    title: () => title,
    bar: () => (history.fragment() === '' ? '/' : `/#${history.fragment()}`),
    seen: (): SeenPhone => ({
      sheets: shownWindows(store.getState()).map(({ id, location }) => ({
        id,
        place: location ? locationText(location) : null,
      })),
      open: store.getState().apps.map(({ id }) => id),
      isCovered,
    }),
    front: () => shownWindows(store.getState()).at(-1),
    /** The topmost sheet that has an address. */
    named: () => shownWindows(store.getState()).findLast(({ location }) => location),
    async cover() {
      isCovered = !isCovered
      back.setCovered(isCovered)
      await settle()
    },
    async open(appName: string) {
      store.dispatch({ type: 'app/added', appName })
      await settle()
    },
    async goTo(path: string) {
      const id = shownWindows(store.getState()).at(-1)?.id ?? ''
      store.dispatch({ type: 'window/wentTo', id, location: { path } })
      await settle()
    },
    async go(delta: number) {
      history.go(delta)
      await settle()
    },
    /** The visitor enters this behind `/#`. */
    async enter(address: string) {
      history.type(address)
      await settle()
    },
    end: () => back.end(),
    /**
     * @param move leads to the entry at which the page is loaded, or adds it
     * @returns the next load of the page
     */
    reload(move: () => void = () => {}) {
      back.end()
      entries.forget()
      move()
      entries.arrive()
      return aPhonePage(entries, sessionText(memory).text)
    },
  }
}
