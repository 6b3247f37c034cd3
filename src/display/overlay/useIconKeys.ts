import { useRef, type KeyboardEvent } from 'react'
import { letterOf } from '../../base/kit/letterKey.ts'
import { steppedIcons } from '../../desktop/arranging.ts'
import { iconTarget, windowTarget } from '../../desktop/focusTarget.ts'
import { iconPlaces } from '../../desktop/iconGrid.ts'
import { focusedIconIds, iconsToOpen, topmostWindowId } from '../../desktop/selectors.ts'
import type { DesktopIcon, GridStep } from '../../desktop/state.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { useFocusRegistry } from '../../ui/focus/FocusContext.tsx'
import { indexByTyping, letterAmong, typeLetter, type Typed } from '../../ui/typing.ts'
import { iconByKey, stepByKey } from '../input/iconKeys.ts'
import { iconsBetween, isAdding, toggled } from '../input/iconSelection.ts'
import { useOverlay } from './OverlayContext.tsx'

export interface IconKeysHost {
  readonly icons: readonly DesktopIcon[]
  readonly anchor: { current: number }
  onOpen(icon: DesktopIcon): void
  say(word: string): void
}

/** @returns a key handler that returns whether the key had a meaning */
export function useIconKeys({
  icons,
  anchor,
  onOpen,
  say,
}: IconKeysHost): (event: KeyboardEvent, id: number) => boolean {
  const store = useOSAppState()
  const { scenes } = useOverlay()
  const focus = useFocusRegistry()
  const typed = useRef<Typed | null>(null)

  const select = (ids: readonly number[]): void => store.dispatch({ type: 'icons/selected', ids })
  const open = (id: number): void => {
    for (const icon of iconsToOpen(icons, id)) onOpen(icon)
  }
  const goByArrow = (event: KeyboardEvent, id: number): boolean => {
    const next = iconByKey(scenes.current().icons, id, event.key)
    if (next === undefined) return false
    if (event.shiftKey) select(iconsBetween(scenes.current().icons, anchor.current, next))
    else anchor.current = next
    focus.send(iconTarget(next))
    return true
  }
  /** Moves icons by keys as dragging does. */
  const move = (id: number, step: GridStep): void => {
    const state = store.getState()
    const selected = focusedIconIds(state)
    const arrangement = steppedIcons(state, selected.includes(id) ? selected : [id], step)
    if (arrangement === state.arrangement) return say('Not moved: there is no room.')
    store.dispatch({ type: 'icons/arranged', arrangement })
    const place = iconPlaces(store.getState()).get(id)
    if (place) say(`Column ${place.column + 1}, row ${place.row + 1}`)
  }
  const find = (event: KeyboardEvent, id: number): boolean => {
    // A letter that is being composed belongs to an input method.
    if ([...event.key].length !== 1 || event.nativeEvent.isComposing) return false
    const titles = icons.map(({ title }) => title)
    typed.current = typeLetter(typed.current, letterAmong(titles, event), event.timeStamp)
    const from = icons.findIndex((icon) => icon.id === id)
    const found = icons[indexByTyping(titles, from, typed.current.text) ?? -1]
    if (!found) return true
    anchor.current = found.id
    select([found.id])
    focus.send(iconTarget(found.id))
    return true
  }
  /** The next window of the document is the one that was opened first, wherever it lies. */
  const enterFront = (): boolean => {
    const front = topmostWindowId(store.getState())
    return front !== null && focus.send(windowTarget(front))
  }
  return (event, id) => {
    if (isAdding(event)) {
      if (event.altKey || event.shiftKey) return false
      const step = stepByKey(event.key)
      if (step) move(id, step)
      else if (letterOf(event) === 'a') select(icons.map((icon) => icon.id))
      else return false
      return true
    }
    if (event.altKey) return false
    if (event.key === 'Tab') return !event.shiftKey && enterFront()
    if (event.key === 'Enter') open(id)
    else if (event.key === 'Escape') store.dispatch({ type: 'desktop/focused' })
    else if (event.key === ' ') {
      anchor.current = id
      select(toggled(focusedIconIds(store.getState()), id))
    } else return goByArrow(event, id) || find(event, id)
    return true
  }
}
