/** A link to a desktop sets up the same windows, holds nothing that was typed, and whatever it has become breaks nothing. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutAddress, layoutIn } from '../../src/apps/host/layoutText.ts'
import type { DesktopAction } from '../../src/desktop/actions.ts'
import { normalBox, windowBox } from '../../src/desktop/placement.ts'
import { createDesktopStore, type DesktopStore } from '../../src/desktop/store/store.ts'
import type { Layout } from '../../src/journey/stops.ts'
import { lookUp } from '../../src/journey/lookUp.ts'
import { VIEWPORT } from '../support/builders.ts'
import { expectSound } from '../support/desktopRules.ts'
import { REGISTRY } from '../support/registry.ts'
import { windowAction, windowIdAtRandom } from '../support/windowActions.ts'

const aStore = (...actions: readonly DesktopAction[]): DesktopStore => {
  const { manifests, icons } = REGISTRY
  const store = createDesktopStore({ manifests, icons, viewport: VIEWPORT })
  actions.forEach(store.dispatch)
  return store
}

/** Opens what the address leads to, where every page exists. @returns the page that a phone shows instead */
async function open(address: string, store: DesktopStore, layout: Layout = 'desktop') {
  const isThere = () => Promise.resolve(true)
  const { getState } = store
  const site = { registry: REGISTRY, getState, hasPage: isThere }
  const { action, page, messages } = await lookUp(address, layout, site)
  if (action && action !== 'home') store.dispatch(action)
  messages.forEach(store.dispatch)
  return page
}

const places = [
  '/blog/a',
  '/blog/tags/css',
  '/about',
  '/my-computer/C/blog',
  '/internet-explorer/search/a%3Bb%20c',
]
const action: fc.Arbitrary<DesktopAction> = fc.oneof(
  windowAction,
  fc.constant({ type: 'windows/setAsideToggled' as const }),
  fc
    .constantFrom(...places)
    .map((path) => REGISTRY.openLink(path) ?? { type: 'select/ended' as const }),
  fc.record({
    type: fc.constant('window/resized' as const),
    id: windowIdAtRandom,
    size: fc.record({ width: fc.nat({ max: 1500 }), height: fc.nat({ max: 900 }) }),
    offset: fc.record({ x: fc.nat({ max: 1500 }), y: fc.nat({ max: 900 }) }),
  }),
)

/**
 * What a link promises of a desktop: windows that show a place, those on top, and how they lie, minimized or not, and when
 * they are restored. What Show Desktop has put aside counts as brought back.
 */
function seen(store: DesktopStore) {
  const { apps, appOrder, viewport, setAside = [] } = store.getState()
  return appOrder
    .flatMap((id) => apps.filter((window) => window.id === id))
    .filter(({ kind, location }) => kind === 'ordinary' && location !== undefined)
    .slice(-12)
    .map((window) => ({
      appName: window.appName,
      path: window.location?.path,
      minimized: window.minimized && !setAside.includes(window.id),
      box: windowBox(window, viewport),
      snapped: window.snapped,
      restoredTo: normalBox(window, viewport),
    }))
}

describe('a link to a desktop', () => {
  it('sets up the same windows elsewhere, in place of those that are there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 40, size: 'max' }), async (actions) => {
        const store = aStore(...actions)
        const address = layoutAddress(store.getState())
        if (address === '') return
        const other = aStore({ type: 'app/added', appName: 'About' })
        await open(address, other)
        expect(seen(other)).toEqual(seen(store))
        expectSound(other.getState(), REGISTRY.manifests)
      }),
    )
  })

  it('tells all states of a window, and reads links that tell one', () => {
    const maximized = { type: 'window/maximizeToggled', id: '1' } as const
    const store = aStore({ type: 'app/added', appName: 'Notepad' }, maximized)
    const snapped = { type: 'window/snapped', id: '1', side: 'left' } as const
    ;[snapped, maximized, { type: 'window/minimized', id: '1' } as const].forEach(store.dispatch)
    const address = layoutAddress(store.getState())
    expect(address).toMatch(/^layout=[\d.,]+,minimized,maximized,left\/notepad$/)
    const statesIn = (states: string) =>
      layoutIn(`layout=1,2,50,60${states}/notepad`, REGISTRY)[0]?.states
    expect(statesIn('')).toEqual([])
    expect(statesIn(',right')).toEqual(['right'])
    expect(statesIn(',minimized,large')).toBeUndefined()
  })

  it('reads a section whose name holds the sign between windows', () => {
    const store = aStore({
      type: 'app/added',
      appName: 'About',
      location: { path: '/about', section: 'a;b' },
    })
    const [window] = layoutIn(layoutAddress(store.getState()), REGISTRY)
    expect(window?.location).toEqual({ path: '/about', section: 'a;b' })
  })

  it('is that of the bare desktop where no window shows a place', () => {
    expect(layoutAddress(aStore({ type: 'message/shown' }).getState())).toBe('')
  })

  it('says so where it is wrong, and leaves the desktop alone', async () => {
    for (const wrong of [
      'layout=',
      'layout=;;',
      'layout=1,2,3/notepad',
      'layout=1,2,3,4/nowhere',
    ]) {
      const store = aStore({ type: 'app/added', appName: 'Notepad' })
      await open(wrong, store)
      const messages = store.getState().apps.filter(({ kind }) => kind === 'message')
      expect(messages.map(({ message }) => message)).toEqual([
        'This link sets up no windows.\nIt may not have been copied whole.',
      ])
      expect(store.getState().apps).toHaveLength(2)
    }
  })

  it('never breaks the desktop or the phone, however it was changed', async () => {
    const address = layoutAddress(
      aStore(
        { type: 'app/added', appName: 'Notepad' },
        { type: 'window/snapped', id: '1', side: 'left' },
        { type: 'app/added', appName: 'My Computer' },
        { type: 'window/minimized', id: '2' },
        { type: 'app/added', appName: 'Blog' },
      ).getState(),
    )
    const junk = fc.oneof(
      fc.string(),
      fc.constantFrom('NaN', '-1', '1e999', '%', '%00', '//x', 'javascript:', '<script>', ';', '/'),
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat({ max: 30 }), junk, async (from, length, inserted) => {
        const start = from % (address.length + 1)
        const mutated = address.slice(0, start) + inserted + address.slice(start + length)
        const store = aStore({ type: 'app/added', appName: 'About' })
        await open(mutated, store)
        expectSound(store.getState(), REGISTRY.manifests)
        expect(store.getState().apps.length).toBeLessThanOrEqual(12)

        const phone = aStore()
        const page = await open(mutated, phone, 'phone')
        expectSound(phone.getState(), REGISTRY.manifests)
        expect(page ?? '/').toMatch(/^\/(?![/\\])/)
        expect(Number(page !== undefined) + phone.getState().apps.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 1000 },
    )
  })

  it('is read up to twelve windows, those on top', () => {
    const many = `layout=${Array.from({ length: 40 }, (_, n) => `${n},0,50,50/notepad`).join(';')}`
    const windows = layoutIn(many, REGISTRY)
    expect(windows).toHaveLength(12)
    expect(windows.at(-1)?.box.x).toBe(39)
    expect(layoutIn(`layout=${'1,1,1,1/notepad;'.repeat(5000)}`, REGISTRY)).toEqual([])
  })
})
