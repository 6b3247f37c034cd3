/**
 * What must hold of every desktop, and after every action: section 4 of the specification, restated
 * as assertions. Shares no code with the reducers.
 */
import { expect } from 'vitest'
import type { DesktopAction } from '../../src/desktop/actions.ts'
import { iconPlaces } from '../../src/desktop/iconGrid.ts'
import { canShow } from '../../src/desktop/locations.ts'
import { appFor, type Manifests } from '../../src/desktop/manifest.ts'
import { windowBox } from '../../src/desktop/placement.ts'
import { activeWindowId, shownWindows } from '../../src/desktop/selectors.ts'
import type { DesktopState } from '../../src/desktop/state.ts'

export function expectSound(state: DesktopState, manifests: Manifests): void {
  const ids = state.apps.map((window) => window.id)
  expect(new Set(ids).size).toBe(ids.length)
  expect([...state.appOrder].sort()).toEqual([...ids].sort())
  for (const id of ids) expect(Number(id)).toBeLessThan(state.nextAppID)
  expectSingleInstances(state, manifests)
  expectStacking(state)
  expectLocations(state, manifests)
  expect(state.setAside?.length ?? 1).toBeGreaterThan(0)
  expect(state.setAside ? shownWindows(state) : []).toEqual([])
  for (const window of state.apps) expectBox(state, window)
  const places = [...iconPlaces(state).values()].map(({ column, row }) => `${column} ${row}`)
  expect(new Set(places).size).toBe(state.icons.length)
  expect(state.icons.some((icon) => icon.isFocus) || state.focusing !== 'ICON').toBe(true)
}

function expectSingleInstances(state: DesktopState, manifests: Manifests): void {
  const names = state.apps.map((window) => window.appName)
  const singles = names.filter((name) => !allowsSeveral(name, manifests))
  expect(new Set(singles).size).toBe(singles.length)
}

function allowsSeveral(appName: string, manifests: Manifests): boolean {
  const manifest = manifests.get(appName)
  return manifest !== undefined && manifest.kind !== 'cookieBanner' && manifest.multiInstance
}

/** A window shows only what its app can show, and a message shows no place at all. */
function expectLocations(state: DesktopState, manifests: Manifests): void {
  for (const { appName, kind, location } of state.apps) {
    const manifest = manifests.get(appName)
    if (kind === 'message') expect(location).toBeUndefined()
    if (location && manifest) expect(canShow(manifest, location.path)).toBe(true)
  }
}

function expectStacking(state: DesktopState): void {
  const shown = state.appOrder.filter((id) => !find(state, id)?.minimized)
  expect(shownWindows(state).map((window) => window.id)).toEqual(shown)
  expect(activeWindowId(state)).toBe(state.focusing === 'WINDOW' ? (shown.at(-1) ?? null) : null)
}

function expectBox(state: DesktopState, window: DesktopState['apps'][number]): void {
  const { width: w, height: h } = state.viewport
  const box = windowBox(window, state.viewport)
  expect(Object.values(box).every(Number.isInteger)).toBe(true)
  if (window.maximized) {
    expect(box).toEqual({ x: -3, y: -3, width: w + 6, height: Math.max(30, h) - 24 })
    return
  }
  if (window.snapped) {
    const half = window.snapped === 'left' ? Math.floor(w / 2) : Math.ceil(w / 2)
    expect(box).toMatchObject({
      y: 0,
      width: Math.max(40, half),
      height: Math.max(40, h - 30),
    })
    expect(window.snapped === 'left' || w < 40 ? box.x : w - box.x - box.width).toBe(0)
  }
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.width).toBeGreaterThanOrEqual(40)
  expect(box.height).toBeGreaterThanOrEqual(40)
  expect(box.x + box.width).toBeLessThanOrEqual(Math.max(40, w))
  expect(box.y + box.height).toBeLessThanOrEqual(Math.max(40, h - 30))
}

/** Checks what an action made of a state; `after` is `before` itself where nothing may change. */
export function expectRule(
  before: DesktopState,
  action: DesktopAction,
  after: DesktopState,
  manifests: Manifests,
): void {
  switch (action.type) {
    case 'app/added':
      return expectAdded(before, action, after, manifests)
    case 'app/asked': {
      const app = appFor(action.purpose, manifests)
      if (!app) return expectUntouched(before, after)
      return expectAdded(before, { type: 'app/added', appName: app.appName }, after, manifests)
    }
    case 'message/shown': {
      const id = String(before.nextAppID)
      expectOnTop(after, id)
      expect(after.apps).toHaveLength(before.apps.length + 1)
      expect(find(after, id)).toMatchObject({ kind: 'message' })
      return expectOnlyChanged(before, after, [
        'apps',
        'appOrder',
        'nextAppID',
        'focusing',
        'setAside',
      ])
    }
    case 'window/wentTo':
      return expectWentTo(before, action, after, manifests)
    case 'session/restored': {
      if (before.nextAppID > 1) return expectUntouched(before, after)
      return expectOnlyChanged(before, after, ['apps', 'appOrder', 'nextAppID', 'focusing'])
    }
    case 'layout/opened':
      expect(after.apps.length).toBeLessThanOrEqual(Math.min(12, action.windows.length))
      for (const { id } of after.apps) expect(Number(id)).toBeGreaterThanOrEqual(before.nextAppID)
      return
    case 'window/titled': {
      const { id, path, title } = action
      const isThere = find(before, id)?.location?.path === path
      if (isThere) expect(find(after, id)?.header.title).toBe(title)
      return expectOnlyChanged(before, after, isThere ? ['apps'] : [])
    }
    case 'window/deleted':
      return expectDeleted(before, action.id, after)
    case 'window/focused': {
      if (find(before, action.id) === undefined) return expectUntouched(before, after)
      return expectOnTop(after, action.id)
    }
    case 'window/minimized': {
      const acts = before.focusing === 'WINDOW' && find(before, action.id)?.minimized === false
      if (!acts) return expectUntouched(before, after)
      expect(find(after, action.id)?.minimized).toBe(true)
      return expectOnlyChanged(before, after, ['apps'])
    }
    case 'windows/allMinimized':
      expect(after.apps).toEqual(before.apps.map((window) => ({ ...window, minimized: true })))
      expect(after.appOrder).toBe(before.appOrder)
      return expectSelected(after, [])
    case 'windows/setAsideToggled':
      return expectSetAside(before, after)
    case 'window/maximizeToggled': {
      const window = find(before, action.id)
      if (before.focusing !== 'WINDOW' || window?.resizable !== true) {
        return expectUntouched(before, after)
      }
      expect(find(after, action.id)?.maximized).toBe(!window.maximized)
      expectSameRest(window, find(after, action.id))
      return expectOnlyChanged(before, after, ['apps'])
    }
    case 'window/snapped': {
      const window = find(before, action.id)
      if (window?.resizable !== true) return expectUntouched(before, after)
      expect(find(after, action.id)).toMatchObject({ maximized: false, snapped: action.side })
      expectSameRest(window, find(after, action.id))
      return expectOnlyChanged(before, after, ['apps'])
    }
    case 'window/restored': {
      const window = find(before, action.id)
      if (!window?.maximized && !window?.snapped) return expectUntouched(before, after)
      const { snapped: _, ...rest } = window
      const offset = action.offset ? { type: 'xy', ...action.offset } : window.offset
      const half = window.maximized && !action.offset ? window : rest
      expect(find(after, action.id)).toEqual({ ...half, maximized: false, offset })
      return expectOnlyChanged(before, after, ['apps'])
    }
    case 'window/moved':
      return expectMoved(before, action, after)
    case 'window/resized':
      return expectResized(before, action, after)
    case 'window/sizeReset': {
      const window = find(before, action.id)
      const { width, height } = { width: Infinity, height: Infinity, ...window?.size }
      if (!window || window.maximized || Math.min(width, height) >= 120) {
        return expectUntouched(before, after)
      }
      expect(find(after, action.id)).toEqual({ ...window, size: expect.anything() })
      return expectOnlyChanged(before, after, ['apps'])
    }
    case 'window/sizeReported':
      return expectUntouched(before, after)
    case 'icon/focused': {
      const isKnown = before.icons.some((icon) => icon.id === action.id)
      return isKnown ? expectSelected(after, [action.id]) : expectUntouched(before, after)
    }
    case 'icons/selected':
      return expectSelected(after, action.ids)
    case 'icons/arranged':
      expect(after.arrangement).toEqual(action.arrangement)
      return expectOnlyChanged(before, after, ['arrangement'])
    case 'desktop/focused':
      return expectSelected(after, [])
    case 'select/started':
      expect(after.selecting).toEqual(action.point)
      return expectSelected(after, [])
    case 'select/ended':
      expect(after.selecting).toBe(false)
      return expectOnlyChanged(before, after, ['selecting'])
    case 'power/turnedOff':
      expect(after.powerState).toBe(action.mode)
      return expectOnlyChanged(before, after, ['powerState'])
    case 'power/canceled':
      expect(after.powerState).toBe('START')
      return expectOnlyChanged(before, after, ['powerState'])
    case 'cookieBanner/opened':
    case 'cookieBanner/closed':
      expect(after.cookieBannerOpen ?? false).toBe(action.type === 'cookieBanner/opened')
      return expectOnlyChanged(before, after, ['cookieBannerOpen'])
    case 'viewport/changed':
      expect(after.viewport).toEqual(action.viewport)
      return expectOnlyChanged(before, after, ['viewport'])
    case 'state/reset':
      for (const [key, value] of Object.entries(action.state)) {
        expect(after[key as keyof DesktopState]).toEqual(value)
      }
  }
}

type Of<T extends DesktopAction['type']> = Extract<DesktopAction, { type: T }>

function expectAdded(
  before: DesktopState,
  action: Of<'app/added'>,
  after: DesktopState,
  manifests: Manifests,
): void {
  if (manifests.get(action.appName)?.kind === 'cookieBanner') {
    expect(after.cookieBannerOpen).toBe(true)
    return expectOnlyChanged(before, after, ['cookieBannerOpen'])
  }
  const open = before.apps.find((window) => window.appName === action.appName)
  const isNew = open === undefined || allowsSeveral(action.appName, manifests)
  const id = isNew ? String(before.nextAppID) : open.id
  expectOnTop(after, id)
  expect(after.apps).toHaveLength(before.apps.length + (isNew ? 1 : 0))
  expect(after.nextAppID).toBe(before.nextAppID + (isNew ? 1 : 0))
  const manifest = manifests.get(action.appName)
  const isShown = action.location && manifest && canShow(manifest, action.location.path)
  if (isShown) expect(find(after, id)?.location).toEqual(action.location)
  else if (!isNew) expect(find(after, id)?.location).toEqual(open.location)
}

function expectWentTo(
  before: DesktopState,
  { id, location }: Of<'window/wentTo'>,
  after: DesktopState,
  manifests: Manifests,
): void {
  const window = find(before, id)
  const manifest = window && manifests.get(window.appName)
  if (!manifest || !canShow(manifest, location.path)) return expectUntouched(before, after)
  expect(find(after, id)?.location).toEqual(location)
  if (location.section !== undefined) expect(find(after, id)?.location).not.toBe(window.location)
  expectOnlyChanged(before, after, ['apps'])
}

function expectDeleted(before: DesktopState, id: string, after: DesktopState): void {
  const isDeletable = before.focusing === 'WINDOW' && find(before, id)?.closeable === true
  if (!isDeletable) return expectUntouched(before, after)
  expect(after.apps).toEqual(before.apps.filter((window) => window.id !== id))
  expect(after.appOrder).toEqual(before.appOrder.filter((other) => other !== id))
  const ifLast = before.icons.some((icon) => icon.isFocus) ? 'ICON' : 'DESKTOP'
  expect(after.focusing).toBe(before.apps.length > 1 ? 'WINDOW' : ifLast)
  expectOnlyChanged(before, after, ['apps', 'appOrder', 'focusing'])
}

function expectMoved(
  before: DesktopState,
  { id, offset }: Of<'window/moved'>,
  after: DesktopState,
): void {
  const window = find(before, id)
  if (window === undefined || window.maximized) return expectUntouched(before, after)
  const { snapped: _, ...rest } = window
  expect(find(after, id)).toEqual({ ...rest, offset: { type: 'xy', ...offset } })
  expectOnlyChanged(before, after, ['apps'])
}

function expectResized(
  before: DesktopState,
  { id, size, offset }: Of<'window/resized'>,
  after: DesktopState,
): void {
  const window = find(before, id)
  if (window === undefined || window.maximized) return expectUntouched(before, after)
  const width = Math.max(40, size.width)
  const height = Math.max(40, size.height)
  const { snapped: _, ...rest } = window
  expect(find(after, id)).toEqual({
    ...rest,
    size: { type: 'fixed', width, height },
    offset: { type: 'xy', ...offset },
  })
  expectOnlyChanged(before, after, ['apps'])
}

/** The state that a window returns to is kept, whatever happens to the window meanwhile. */
function expectSameRest(
  before: DesktopState['apps'][number],
  after: DesktopState['apps'][number] | undefined,
): void {
  expect(after?.size).toBe(before.size)
  expect(after?.offset).toBe(before.offset)
}

function expectSetAside(before: DesktopState, after: DesktopState): void {
  const shown = shownWindows(before).map((window) => window.id)
  if (before.setAside) {
    expect(shownWindows(after).map((window) => window.id)).toEqual(before.setAside)
    expect(after.focusing).toBe('WINDOW')
  } else if (shown.length === 0) return expectUntouched(before, after)
  else {
    expect(shownWindows(after)).toEqual([])
    expect(after.setAside).toEqual(shown)
    expectSelected(after, [])
  }
  return expectOnlyChanged(before, after, ['apps', 'focusing', 'icons', 'setAside'])
}

function expectSelected(after: DesktopState, ids: readonly number[]): void {
  const isHit = after.icons.some((icon) => ids.includes(icon.id))
  expect(after.icons.every((icon) => icon.isFocus === ids.includes(icon.id))).toBe(true)
  expect(after.focusing).toBe(isHit ? 'ICON' : 'DESKTOP')
}

function expectOnTop(state: DesktopState, id: string): void {
  expect(state.appOrder.at(-1)).toBe(id)
  expect(find(state, id)?.minimized).toBe(false)
  expect(activeWindowId(state)).toBe(id)
}

function expectOnlyChanged(
  before: DesktopState,
  after: DesktopState,
  allowed: readonly (keyof DesktopState)[],
): void {
  const keys = Object.keys(before) as (keyof DesktopState)[]
  const changed = keys.filter((key) => before[key] !== after[key])
  expect(changed.filter((key) => !allowed.includes(key))).toEqual([])
}

function expectUntouched(before: DesktopState, after: DesktopState): void {
  expect(after).toBe(before)
}

function find(state: DesktopState, id: string): DesktopState['apps'][number] | undefined {
  return state.apps.find((window) => window.id === id)
}
