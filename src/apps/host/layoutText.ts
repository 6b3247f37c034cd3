/**
 * A desktop as text for a link, such as `2,3,50,60,left/notepad;20,5,51,62,minimized,maximized/my-computer/C`: of each
 * window, bottom to top, its box in percent of the work area, its states if it has any, and its location. Never what was
 * typed. Pure.
 * Anybody may have written what is read: windows that do not validate are left out.
 */
import * as v from 'valibot'
import { appAt, locationAt, locationText } from '../../desktop/locations.ts'
import { normalBox, workAreaOf } from '../../desktop/placement.ts'
import { windowById } from '../../desktop/selectors.ts'
import {
  type AppWindow,
  type DesktopState,
  LAYOUT_STATES,
  type LayoutState,
  type LayoutWindow,
  MOST_IN_LAYOUT,
} from '../../desktop/state.ts'
import type { Registry } from './registry.ts'

/** At most this many characters of a location are read. */
const LONGEST_LOCATION = 2000

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const placeSchema = v.object({
  box: v.object({ x: percent, y: percent, width: percent, height: percent }),
  states: v.array(v.picklist(LAYOUT_STATES)),
})

/** The beginning of a layout's address behind `/#`. */
const PREFIX = 'layout='

/** Whether the address behind `/#` is that of a layout, sound or not. */
export function isLayout(fragment: string): boolean {
  return fragment.startsWith(PREFIX)
}

/**
 * The address behind `/#` that sets up the same windows; '' if there are none. Windows hidden by Show Desktop count as
 * shown: nobody wants to send an empty desk.
 */
export function layoutAddress(state: DesktopState): string {
  const entries = state.appOrder.flatMap((id) => {
    const window = windowById(state, id)
    return window?.location && window.kind === 'ordinary' ? [entryOf(window, state)] : []
  })
  return entries.length === 0 ? '' : PREFIX + entries.slice(-MOST_IN_LAYOUT).join(';')
}

function entryOf(window: AppWindow, { viewport, setAside = [] }: DesktopState): string {
  const area = workAreaOf(viewport)
  const { x, y, width, height } = normalBox(window, viewport)
  const part = (length: number, whole: number): number =>
    whole === 0 ? 0 : Math.min(100, Number(((100 * length) / whole).toFixed(2)))
  const box = [
    part(x, area.width),
    part(y, area.height),
    part(width, area.width),
    part(height, area.height),
  ]
  const minimized = window.minimized && !setAside.includes(window.id)
  const place = window.location ? locationText(window.location) : ''
  return [...box, ...statesOf({ ...window, minimized })].join(',') + place.replaceAll(';', '%3B')
}

/** Earlier versions read only the first state, so the one that shows most comes first. */
function statesOf({ minimized, maximized, snapped }: AppWindow): readonly LayoutState[] {
  return [
    ...(minimized ? (['minimized'] as const) : []),
    ...(maximized ? (['maximized'] as const) : []),
    ...(snapped ? [snapped] : []),
  ]
}

/** The windows that the address of a layout names, bottom to top; none where it is wrong. */
export function layoutIn(
  fragment: string,
  { manifests, hasPage }: Pick<Registry, 'manifests' | 'hasPage'>,
): readonly LayoutWindow[] {
  if (!isLayout(fragment) || fragment.length > MOST_IN_LAYOUT * LONGEST_LOCATION) return []
  const entries = fragment.slice(PREFIX.length).split(';').slice(-MOST_IN_LAYOUT)
  return entries.flatMap((entry): LayoutWindow[] => {
    const start = entry.indexOf('/')
    if (start < 0 || entry.length - start > LONGEST_LOCATION) return []
    const [x, y, width, height, ...states] = entry.slice(0, start).split(',')
    const place = v.safeParse(placeSchema, {
      box: { x: numberIn(x), y: numberIn(y), width: numberIn(width), height: numberIn(height) },
      states,
    })
    const location = locationAt(entry.slice(start), manifests, hasPage)
    const app = location && appAt(location.path, manifests)
    return place.success && location && app
      ? [{ appName: app.appName, location, ...place.output }]
      : []
  })
}

/** NaN, which is no percentage, for any other text than that of a number with at most two decimals. */
function numberIn(text = ''): number {
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : NaN
}
