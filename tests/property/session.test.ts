/** What a session keeps comes back, and whatever stands in its text, the desktop is sound afterwards. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DesktopAction } from '../../src/desktop/actions.ts'
import type { DeskMemory } from '../../src/memory/deskState.ts'
import { draftOf, keepReading } from '../../src/memory/drafts.ts'
import { sessionText } from '../../src/memory/session/sessionText.ts'
import { expectSound } from '../support/desktopRules.ts'
import { type FakeHistory, fakeHistory } from '../support/fakeHistory.ts'
import { followDesktop } from '../support/journeyPage.ts'
import { aMemory } from '../support/memory.ts'
import { REGISTRY } from '../support/registry.ts'
import { windowAction, windowIdAtRandom } from '../support/windowActions.ts'

const restored = (session: string | null): DeskMemory => aMemory({ session })

/** A desktop with a note and two posts, a history, and a note that was closed: the text of its session. */
function aPast() {
  const memory = aMemory()
  const store = memory.desktop
  const history = fakeHistory()
  followDesktop(memory, history)
  store.dispatch({ type: 'app/added', appName: 'Notepad' })
  draftOf<unknown>(memory, '1', null).keep({ text: 'milk', isWrapped: true, selection: [1, 2] })
  store.dispatch({ type: 'window/moved', id: '1', offset: { x: 77, y: 88 } })
  store.dispatch({ type: 'app/added', appName: 'Blog' })
  keepReading(memory, '2', { path: '/blog', top: 300 })
  store.dispatch({ type: 'window/wentTo', id: '2', location: { path: '/blog/tags/css' } })
  store.dispatch({ type: 'window/focused', id: '1' })
  store.dispatch({ type: 'window/snapped', id: '2', side: 'left' })
  store.dispatch({ type: 'window/focused', id: '2' })
  store.dispatch({ type: 'window/focused', id: '1' })
  store.dispatch({ type: 'window/deleted', id: '1' })
  return { history, text: sessionText(memory).text ?? '' }
}

/** The page is loaded again, with this session, and its visitor goes all the way back and forward. */
function travelled(history: FakeHistory, text: string): DeskMemory {
  history.forget()
  const memory = restored(text)
  const end = followDesktop(memory, history)
  for (const delta of [-1, -1, -1, -1, -1, 1, 1, 1, 1, 1]) {
    history.go(delta)
    history.arrive()
    isSound(memory)
  }
  end()
  return memory
}

/** Whether the rules of the desktop hold; throws where one does not, and names it. */
function isSound({ desktop }: DeskMemory): boolean {
  expectSound(desktop.getState(), REGISTRY.manifests)
  return true
}

const action: fc.Arbitrary<DesktopAction> = fc.oneof(
  windowAction,
  fc.constantFrom('/blog/a', '/blog/tags/css', '/about').map((path) => {
    const open = REGISTRY.openLink(path)
    return open ?? { type: 'desktop/focused' as const }
  }),
  fc.record({
    type: fc.constant('window/moved' as const),
    id: windowIdAtRandom,
    offset: fc.record({ x: fc.integer({ min: -50, max: 2000 }), y: fc.nat({ max: 900 }) }),
  }),
  fc.constant({ type: 'desktop/focused' as const }),
)

/** A desktop on which some things have happened, with a note in each Notepad. */
function aDesktop(actions: readonly DesktopAction[]): DeskMemory {
  const memory = aMemory()
  const store = memory.desktop
  actions.forEach(store.dispatch)
  for (const { id, appName } of store.getState().apps) {
    if (appName !== 'Notepad') continue
    draftOf<unknown>(memory, id, null).keep({
      text: `note ${id}`,
      isWrapped: true,
      selection: [1, 2],
    })
  }
  return memory
}

/** What a session keeps of a desktop. */
function keptPart(memory: DeskMemory) {
  const { apps, appOrder } = memory.desktop.getState()
  const kept = apps.filter(({ kind }) => kind !== 'message')
  return {
    windows: kept.map((window) => ({
      ...window,
      draft: window.appName === 'Notepad' ? draftOf<unknown>(memory, window.id, null).read() : null,
    })),
    order: appOrder.filter((id) => kept.some((window) => window.id === id)),
  }
}

describe('a session', () => {
  it('brings back windows, their places and notes, and their order', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40, size: 'max' }), (actions) => {
        const memory = aDesktop(actions)
        const again = restored(sessionText(memory).text)
        expect(keptPart(again)).toEqual(keptPart(memory))
        expect(isSound(again)).toBe(true)
      }),
    )
  })

  it('never breaks the desktop, whatever its text has become', () => {
    const memory = aDesktop([
      { type: 'app/added', appName: 'Notepad' },
      { type: 'app/added', appName: 'Blog' },
      { type: 'window/snapped', id: '1', side: 'left' },
    ])
    const { history, text: past } = aPast()
    const texts = [sessionText(memory).text ?? '', past]
    const junk = fc.oneof(
      fc.string(),
      fc.constantFrom('null', '-1', '1e999', '"__proto__"', '{}', '[]', 'true', '<script>', '9'),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        fc.nat({ max: 30 }),
        junk,
        (text, from, length, inserted) => {
          const start = from % (text.length + 1)
          const mutated = text.slice(0, start) + inserted + text.slice(start + length)
          expect(isSound(travelled(history, mutated))).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('never breaks the desktop, whichever value stands in one of its places', () => {
    const { history, text } = aPast()
    const whole: unknown = JSON.parse(text)
    const paths = pathsIn(whole)
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const mutated = JSON.stringify(put(whole, path, value))
        expect(isSound(travelled(history, mutated))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves out notes that are too long, those of the lowest windows first, and says so', () => {
    const memory = aDesktop([
      { type: 'app/added', appName: 'Notepad' },
      { type: 'app/added', appName: 'Notepad' },
    ])
    for (const id of ['1', '2']) {
      draftOf<unknown>(memory, id, null).keep({
        text: id.repeat(900),
        isWrapped: false,
        selection: [0, 0],
      })
    }
    const { text, isCut } = sessionText(memory, 1700)
    expect(isCut).toBe(true)
    const again = restored(text)
    expect(again.desktop.getState().apps).toHaveLength(2)
    expect(draftOf<unknown>(again, '1', null).read()).toBeNull()
    expect(draftOf<unknown>(again, '2', null).read()).toMatchObject({ text: '2'.repeat(900) })
  })

  it('gives a draft to no window of another app, where two have one id', () => {
    const memory = aMemory()
    memory.desktop.dispatch({ type: 'app/added', appName: 'Notepad' })
    const note = { text: 'milk', isWrapped: true, selection: [1, 2] }
    draftOf<unknown>(memory, '1', null).keep(note)
    const session = JSON.parse(sessionText(memory).text ?? '') as { entries: object[] }
    const [entry] = session.entries as { window: object }[]
    const other = {
      window: { ...entry?.window, appName: 'Internet Explorer' },
      draft: { text: 'x' },
    }
    const text = JSON.stringify({ ...session, entries: [entry, other] })
    expect(draftOf<unknown>(restored(text), '1', null).read()).toEqual(note)
  })

  it('is nothing where no window is open', () => {
    expect(sessionText(aDesktop([{ type: 'message/shown' }])).text).toBeNull()
  })
})

type Path = readonly (string | number)[]

/** The places of all values in a value that is made of JSON. */
function pathsIn(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const below = Object.entries(value).flatMap(([key, each]) =>
    pathsIn(each).map((path) => [key, ...path]),
  )
  return [[], ...below]
}

/** The value with another one in one of its places. */
function put(whole: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  const parts = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<
    string,
    unknown
  >
  parts[first] = put(parts[first], rest, value)
  return parts
}
