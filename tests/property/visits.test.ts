/**
 * The history as a model: whatever a visitor does, the bar, the title and the active window agree with an oracle that
 * keeps nothing but a list of names.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { followDesktop } from '../../src/app/addresses/followDesktop.ts'
import { draftOf } from '../../src/apps/host/drafts.ts'
import { locationText } from '../../src/desktop/locations.ts'
import { activeWindowId, shownWindows, windowById } from '../../src/desktop/selectors.ts'
import type { WindowId } from '../../src/desktop/state.ts'
import { createDesktopStore } from '../../src/desktop/store/store.ts'
import { VIEWPORT } from '../support/builders.ts'
import { fakeHistory } from '../support/fakeHistory.ts'
import { REGISTRY } from '../support/registry.ts'

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
    type: fc.constantFrom(
      'desktop' as const,
      'message' as const,
      'back' as const,
      'back' as const,
      'forward' as const,
      'move' as const,
    ),
  }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

function aDesktop() {
  const store = createDesktopStore({
    manifests: REGISTRY.manifests,
    icons: REGISTRY.icons,
    viewport: VIEWPORT,
  })
  const history = fakeHistory()
  let title: string | null = null
  followDesktop({
    store,
    registry: REGISTRY,
    history,
    setTitle: (next) => {
      title = next
    },
  })
  const active = () => {
    const id = activeWindowId(store.getState())
    return id === null ? undefined : windowById(store.getState(), id)
  }
  let notes = 0
  /** What the window is, whichever id it has: a note by its text, another app by its name. */
  const nameOf = (id: WindowId): string => {
    const window = windowById(store.getState(), id)
    if (!window?.multiInstance) return window?.appName ?? 'none'
    const text = draftOf(store, id, '')
    if (text.read() === '') text.keep(`${window.appName} ${(notes += 1)}`)
    return text.read()
  }
  /** Undefined while the desktop has the focus, null where a message has it. */
  const shown = (): string | undefined | null => {
    const window = active()
    if (!window) return undefined
    return window.location ? `${nameOf(window.id)} at ${locationText(window.location)}` : null
  }
  const bar = () => (history.fragment() === '' ? '/' : `/#${history.fragment()}`)
  return { store, history, active, shown, nameOf, bar, title: () => title }
}

function carryOut(desktop: ReturnType<typeof aDesktop>, step: Act): void {
  const { store, history, active } = desktop
  const windows = store.getState().apps
  switch (step.type) {
    case 'open':
      return store.dispatch({ type: 'app/added', appName: step.app })
    case 'link': {
      const action = REGISTRY.openLink(step.link)
      return action ? store.dispatch(action) : undefined
    }
    case 'go': {
      const window = active()
      return (
        window &&
        store.dispatch({ type: 'window/wentTo', id: window.id, location: { path: step.path } })
      )
    }
    case 'activate': {
      const window = windows[step.at % Math.max(1, windows.length)]
      return window && store.dispatch({ type: 'window/focused', id: window.id })
    }
    case 'minimize':
    case 'close': {
      const window = active()
      const type = step.type === 'close' ? 'window/deleted' : 'window/minimized'
      return window && store.dispatch({ type, id: window.id })
    }
    case 'desktop':
      return store.dispatch({ type: 'desktop/focused' })
    case 'message':
      return store.dispatch({ type: 'message/shown' })
    case 'move': {
      const window = active()
      return (
        window && store.dispatch({ type: 'window/moved', id: window.id, offset: { x: 5, y: 6 } })
      )
    }
    case 'back':
    case 'forward':
      history.go(step.type === 'back' ? -1 : 1)
      return history.arrive()
  }
}

type Desktop = ReturnType<typeof aDesktop>
/** What the window that is in front shows, undefined for the desktop, null for a message. */
type Shown = string | undefined | null

/** A list of what was in front, and where Back and Forward have led in it. */
function anOracle(desktop: Desktop) {
  const entries: (string | undefined)[] = [undefined]
  let at = 0
  const isOpen = (name: string): boolean =>
    shownWindows(desktop.store.getState()).some(({ id }) =>
      name.startsWith(`${desktop.nameOf(id)} at `),
    )
  /** @returns what must be in front then */
  const travel = (by: 1 | -1, before: Shown): Shown => {
    let to = at + by
    const isSkipped = (index: number) =>
      index in entries && before !== null && entries[index] === before
    while (isSkipped(to)) to += by
    at = Math.min(entries.length - 1, Math.max(0, to))
    return to in entries ? entries[to] : before
  }
  const note = (now: Shown): Shown => {
    const entry = entries[at]
    const isLeft = entry !== undefined && !isOpen(entry)
    if (now === undefined || now === null) {
      if (isLeft) entries[at] = undefined
    } else if (now !== entry && isLeft) entries[at] = now
    else if (now !== entry) {
      at += 1
      entries.splice(at, entries.length, now)
    }
    return now
  }
  return {
    position: () => at,
    length: () => entries.length,
    after(type: Act['type'], before: Shown, now: Shown): Shown {
      if (type !== 'back' && type !== 'forward') return note(now)
      return travel(type === 'back' ? -1 : 1, before)
    },
  }
}

describe('the history of a visit', () => {
  it('agrees with an oracle', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 100, maxLength: 100 }), (steps) => {
        const desktop = aDesktop()
        const oracle = anOracle(desktop)
        let [bar, title] = [desktop.bar(), desktop.title()]
        for (const step of steps) {
          const before = desktop.shown()
          const count = desktop.store.getState().apps.length
          carryOut(desktop, step)
          const shown = oracle.after(step.type, before, desktop.shown())
          const window = desktop.active()
          // A message leaves both as they are.
          if (shown !== null) {
            bar = window?.location ? `/#${locationText(window.location)}` : '/'
            title = window ? window.header.title : null
          }
          expect({
            shown: desktop.shown(),
            position: desktop.history.position(),
            length: desktop.history.length(),
            bar: desktop.bar(),
            title: desktop.title(),
          }).toEqual({ shown, position: oracle.position(), length: oracle.length(), bar, title })
          const isTravel = step.type === 'back' || step.type === 'forward'
          expect(!isTravel || desktop.store.getState().apps.length >= count).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })
})
