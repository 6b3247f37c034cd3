/**
 * The history as a model: whatever a visitor does, the bar, the title and the active window agree with an oracle that
 * keeps nothing but a list of names.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Registry } from '../../src/apps/host/registry.ts'
import type { DesktopAction } from '../../src/desktop/actions.ts'
import { locationText } from '../../src/desktop/locations.ts'
import { activeWindowId, shownWindows, windowById } from '../../src/desktop/selectors.ts'
import type { AppWindow, WindowId } from '../../src/desktop/state.ts'
import { draftOf, keepReading, readingOf } from '../../src/memory/drafts.ts'
import { fakeHistory } from '../support/fakeHistory.ts'
import { aPage } from '../support/journeyPage.ts'
import { REGISTRY } from '../support/registry.ts'
import { anOracle, type Seen } from '../support/visitOracle.ts'

/** An index into a list of any length. */
const any = fc.nat({ max: 1000 })
const act = fc.oneof(
  fc.record({
    type: fc.constant('open' as const),
    app: fc.constantFrom('Notepad', 'Blog', 'About', 'Internet Explorer', 'My Computer'),
  }),
  fc.record({
    type: fc.constant('link' as const),
    link: fc.constantFrom('/blog/a', '/blog/b', '/blog/b#part', '/blog', '/blog/tags/css'),
  }),
  fc.record({
    type: fc.constant('go' as const),
    path: fc.constantFrom(
      '/my-computer/C',
      '/my-computer/C/blog',
      '/internet-explorer',
      '/internet-explorer/search/red%20shoes',
    ),
  }),
  fc.record({
    type: fc.constantFrom('activate' as const, 'minimize' as const, 'close' as const),
    at: any,
  }),
  fc.record({
    type: fc.constant('wrong' as const),
    address: fc.constantFrom('/nowhere', '/blog/no-such-post'),
  }),
  fc.record({ type: fc.constant('scroll' as const), top: fc.nat({ max: 900 }) }),
  fc.record({
    type: fc.constantFrom(
      'desktop' as const,
      'message' as const,
      'showDesktop' as const,
      'showDesktop' as const,
      'back' as const,
      'back' as const,
      'forward' as const,
      'reload' as const,
      'move' as const,
    ),
  }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** Drafts survive a reload as they are: here they are names. */
const APPS: Registry = {
  ...REGISTRY,
  keptDraft: (_, draft) => (typeof draft === 'string' ? draft : undefined),
}

interface Reading {
  readonly path: string
  readonly reached?: unknown
}

/** Where every section begins. */
const SECTION_TOP = 400

function aDesktop() {
  const history = fakeHistory()
  const options = { registry: APPS }
  let page = aPage(history, options)
  let { memory } = page
  const state = () => memory.desktop.getState()
  const active = () => {
    const id = activeWindowId(state())
    return id === null ? undefined : windowById(state(), id)
  }
  let notes = 0
  /** What the window is, whichever id it has: a note by its text, another app by its name. */
  const nameOf = (id: WindowId): string => {
    const window = windowById(state(), id)
    if (!window?.multiInstance) return window?.appName ?? 'none'
    const text = draftOf(memory, id, '')
    if (text.read() === '') text.keep(`${window.appName} ${(notes += 1)}`)
    return text.read()
  }
  /** Undefined while the desktop has the focus, null where a message has it. */
  const shown = (): string | undefined | null => {
    const window = active()
    if (!window) return undefined
    return window.location ? `${nameOf(window.id)} at ${locationText(window.location)}` : null
  }
  return {
    history,
    state,
    active,
    shown,
    nameOf,
    dispatch: (action: DesktopAction) => memory.desktop.dispatch(action),
    bar: () => (history.fragment() === '' ? '/' : `/#${history.fragment()}`),
    title: () => page.title() ?? '',
    top: (id: WindowId) => readingOf(memory, id)?.top ?? 0,
    scroll({ id, location }: AppWindow, top: number) {
      if (location) keepReading(memory, id, { path: location.path, top })
    },
    /** Scrolls as the views do: to where a location asks for, and at another page to its top. */
    showLocations() {
      for (const { id, location } of state().apps) {
        if (!location) continue
        const { path, section, top } = location
        const last = draftOf<Reading | null>(memory, id, null, 'reading').read()
        const isReached = last?.reached === location || (top === undefined && section === undefined)
        if (!isReached) keepReading(memory, id, { path, top: top ?? SECTION_TOP })
        else if (last?.path !== path) keepReading(memory, id, { path, top: 0 })
      }
    },
    async reload() {
      page = await page.reload()
      memory = page.memory
    },
  }
}

function carryOut(desktop: ReturnType<typeof aDesktop>, step: Act): void | Promise<void> {
  const { dispatch, history, active } = desktop
  const windows = desktop.state().apps
  switch (step.type) {
    case 'open':
      return dispatch({ type: 'app/added', appName: step.app })
    case 'link': {
      const action = REGISTRY.openLink(step.link)
      return action ? dispatch(action) : undefined
    }
    case 'go': {
      const window = active()
      return (
        window && dispatch({ type: 'window/wentTo', id: window.id, location: { path: step.path } })
      )
    }
    case 'activate': {
      const window = windows[step.at % Math.max(1, windows.length)]
      return window && dispatch({ type: 'window/focused', id: window.id })
    }
    case 'minimize':
    case 'close': {
      const window = active()
      const type = step.type === 'close' ? 'window/deleted' : 'window/minimized'
      return window && dispatch({ type, id: window.id })
    }
    case 'desktop':
      return dispatch({ type: 'desktop/focused' })
    case 'message':
      return dispatch({ type: 'message/shown' })
    case 'move': {
      const window = active()
      return window && dispatch({ type: 'window/moved', id: window.id, offset: { x: 5, y: 6 } })
    }
    case 'showDesktop':
      return dispatch({ type: 'windows/setAsideToggled' })
    case 'wrong':
      return history.type(step.address)
    case 'scroll': {
      const window = active()
      return window && desktop.scroll(window, step.top)
    }
    case 'reload':
      return desktop.reload()
    case 'back':
    case 'forward':
      history.go(step.type === 'back' ? -1 : 1)
      return history.arrive()
  }
}

type Desktop = ReturnType<typeof aDesktop>
function seen(desktop: Desktop): Seen {
  const { nameOf, top, active, shown, state } = desktop
  const places = state().apps.flatMap(({ id, location }) =>
    location ? `${nameOf(id)} at ${locationText(location)}` : [],
  )
  const open = shownWindows(state()).map(({ id }) => nameOf(id))
  return { shown: shown(), top: top(active()?.id ?? ''), open, places }
}

it('the history of a visit agrees with an oracle', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 100, maxLength: 100 }), async (steps) => {
      const desktop = aDesktop()
      const { history } = desktop
      const oracle = anOracle()
      let [bar, title] = [desktop.bar(), desktop.title()]
      let exits = 0
      for (const step of steps) {
        const before = seen(desktop)
        const count = desktop.state().apps.length
        // Nothing but the visitor's own Back leads off the site, and only from the first entry.
        if (step.type === 'back' && history.position() === 0) exits += 1
        await carryOut(desktop, step)
        // The list of the pages is asked.
        await new Promise(setImmediate)
        history.arrive()
        desktop.showLocations()
        const now = seen(desktop)
        const hidden = history.position() > 0 ? oracle.hidden() : null
        const shown = oracle.after(step.type, before, now)
        const window = desktop.active()
        // A message leaves both as they are, and so does a wrong address.
        if (shown !== null) {
          bar = window?.location ? `/#${locationText(window.location)}` : '/'
          title = window ? window.header.title : ''
        }
        expect({
          shown: now.shown,
          open: now.open,
          top: now.shown ? now.top : 0,
          position: history.position(),
          length: history.length(),
          exits: history.exits(),
          bar: desktop.bar(),
          title: desktop.title(),
        }).toEqual({
          shown,
          open: (step.type === 'back' && hidden) || now.open,
          top: shown ? oracle.topOf(shown) : 0,
          position: oracle.position(),
          length: oracle.length(),
          exits,
          bar,
          title,
        })
        const isTravel = step.type === 'back' || step.type === 'forward'
        expect(!isTravel || desktop.state().apps.length >= count).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})
