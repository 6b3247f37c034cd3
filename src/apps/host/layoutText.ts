/**
 * A desktop as text for a link, such as `2,3,50,60,left/notepad;20,5,51,62,minimized,maximized/my-computer/C`: of each
 * window, bottom to top, its box in percent of the work area, its states if it has any, and its location. Never what was
 * typed. Pure.
 * Anybody may have written what is read: windows that do not validate are left out.
 */
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

/** At most two decimals. */
const PERCENT = String.raw`(\d{1,3}(?:\.\d{1,2})?)`
const STATES = `((?:,(?:${LAYOUT_STATES.join('|')}))*)`
const ENTRY = new RegExp(
  `^${PERCENT},${PERCENT},${PERCENT},${PERCENT}${STATES}(/.{0,${LONGEST_LOCATION - 1}})$`,
  's',
)

/** The beginning of a layout's address behind `/#`. */
const PREFIX = 'layout='

/** Whether the address behind `/#` is that of a layout, sound or not. */
export function isLayout(fragment: string): boolean {
  return fragment.startsWith(PREFIX)
}

/** The address behind `/#` of these windows, or ''. What Show Desktop has hidden counts as shown. */
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
    const parts = ENTRY.exec(entry)
    const [x = 0, y = 0, width = 0, height = 0] = parts?.slice(1, 5).map(Number) ?? []
    const location = locationAt(parts?.[6] ?? '', manifests, hasPage)
    const app = location && appAt(location.path, manifests)
    if (!location || !app || Math.max(x, y, width, height) > 100) return []
    const states = LAYOUT_STATES.filter((state) => parts?.[5]?.split(',').includes(state))
    return [{ appName: app.appName, location, box: { x, y, width, height }, states }]
  })
}
