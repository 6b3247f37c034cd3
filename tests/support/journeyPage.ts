/** A page whose history is followed, without a browser: its memory, what is shown, and a history in memory. */
import type { BrowserHistory } from '../../src/base/services/browserHistory.ts'
import { locationText } from '../../src/desktop/locations.ts'
import { activeWindowId, shownWindows, windowById } from '../../src/desktop/selectors.ts'
import { firstEntry } from '../../src/journey/entryIndex.ts'
import { followJourney } from '../../src/journey/followJourney.ts'
import type { DeskMemory } from '../../src/memory/deskState.ts'
import { sessionText } from '../../src/memory/session/sessionText.ts'
import { goHome, leaveTopmost } from '../../src/shell/phone/sheet/sheetCommands.ts'
import type { FakeHistory } from './fakeHistory.ts'
import { aMemory } from './memory.ts'
import type { SeenPhone } from './phoneOracle.ts'
import { REGISTRY } from './registry.ts'

/** Where no post is. */
export const NO_POST = '/blog/no-such-post'

const PHONE = { width: 390, height: 844 }

export interface JourneyOptions {
  readonly isPhone?: boolean
  readonly registry?: typeof REGISTRY
  /** Whether the site has the page; true at once if absent, but for `NO_POST`. */
  hasPage?(path: string): Promise<boolean>
}

/** Follows the history with a desktop; nobody looks at the title. @returns what ends it */
export function followDesktop(memory: DeskMemory, history: BrowserHistory): () => void {
  return followed(memory, history, {}).end
}

function followed(
  memory: DeskMemory,
  history: BrowserHistory,
  { isPhone = false, registry = REGISTRY, hasPage }: JourneyOptions,
) {
  const store = memory.desktop
  const said = { title: null as string | null, pages: [] as string[], isCovered: false }
  const { end, setCovered } = followJourney({
    memory,
    registry,
    history,
    isCovered: false,
    first: { ...firstEntry(history, memory), state: store.getState() },
    phone: isPhone
      ? {
          uncover: () => void (said.isCovered = false),
          leaveTopmost: () => leaveTopmost(store),
          goHome: () => goHome(store),
        }
      : null,
    setTitle: (title) => void (said.title = title),
    onReturn: () => {},
    hasPage: hasPage ?? ((path) => Promise.resolve(path !== NO_POST)),
    toPage: (path, replaces) => void said.pages.push(replaces ? `begins at ${path}` : path),
  })
  return { said, end, setCovered }
}

export interface JourneyPage extends ReturnType<typeof aLoad> {
  /** The page is shown in the other layout. */
  turn(): JourneyPage
  /**
   * @param move leads to the entry at which the page is loaded, or adds it
   * @returns the next load of the page
   */
  reload(move?: () => void): Promise<JourneyPage>
}

/** A load of the page. @param start what is open: the text of a session, or the memory of another layout */
export function aPage(
  history: FakeHistory,
  options: JourneyOptions = {},
  start: string | null | DeskMemory = null,
): JourneyPage {
  const page = aLoad(history, options, start)
  return {
    ...page,
    turn() {
      page.end()
      return aPage(history, { ...options, isPhone: options.isPhone !== true }, page.memory)
    },
    async reload(move) {
      const { text } = sessionText(page.memory)
      page.end()
      history.forget()
      move?.()
      history.arrive()
      const next = aPage(history, options, text)
      await next.settle()
      return next
    },
  }
}

function aLoad(history: FakeHistory, options: JourneyOptions, start: string | null | DeskMemory) {
  const { isPhone = false, registry } = options
  const isKept = typeof start === 'object' && start !== null
  const viewport = isPhone ? { viewport: PHONE } : {}
  const memory = isKept
    ? start
    : aMemory({ session: start }, { ...viewport, ...(registry && { registry }) })
  const store = memory.desktop
  const page = followed(memory, history, options)
  const { said } = page
  const shown = () => shownWindows(store.getState())
  /** Waits until all pending work is done. */
  const settle = async (): Promise<void> => {
    history.arrive()
    await new Promise(setImmediate)
    history.arrive()
  }
  return {
    memory,
    store,
    history,
    settle,
    /** The pages that were requested. */
    pages: said.pages,
    title: () => said.title,
    bar: () => (history.fragment() === '' ? '/' : `/#${history.fragment()}`),
    active: () => windowById(store.getState(), activeWindowId(store.getState()) ?? ''),
    shown: () => shown().map(({ appName }) => appName),
    front: () => shown().at(-1),
    /** The topmost sheet that has an address. */
    named: () => shown().findLast(({ location }) => location),
    seen: (): SeenPhone => ({
      sheets: shown().map(({ id, location }) => ({
        id,
        place: location ? locationText(location) : null,
      })),
      open: store.getState().apps.map(({ id }) => id),
      isCovered: said.isCovered,
    }),
    cover(): Promise<void> {
      said.isCovered = !said.isCovered
      page.setCovered(said.isCovered)
      return settle()
    },
    open(appName: string): Promise<void> {
      store.dispatch({ type: 'app/added', appName })
      return settle()
    },
    goTo(path: string): Promise<void> {
      const id = shown().at(-1)?.id ?? ''
      store.dispatch({ type: 'window/wentTo', id, location: { path } })
      return settle()
    },
    go(delta: number): Promise<void> {
      history.go(delta)
      return settle()
    },
    /** The visitor enters this behind `/#`. */
    enter(address: string): Promise<void> {
      history.type(address)
      return settle()
    },
    end: () => page.end(),
  }
}
