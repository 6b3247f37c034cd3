/**
 * What pointers do on the field. The mouse as in the era: the left button opens, the right one marks, and both, the middle
 * one, or Shift with the left one open what is around a number. A tap opens, on a number what is around it; a long press marks.
 */
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { watchMenuPresses } from '../host/menus/menuPresses.ts'
import { type Game, neighborsOf } from './board.ts'

const MIDDLE = 1
const RIGHT = 2
const BOTH_HELD = 3

interface Moves {
  open(at: number): void
  chord(at: number): void
  mark(at: number): void
}

/** What a mouse holds down: a cell, or the cells around it. No cell beside the field. */
interface Press {
  readonly at: number | undefined
  readonly isChord: boolean
}

export function useFieldPresses(game: Game, { open, chord, mark }: Moves) {
  const { view, timers } = useServices()
  const [press, setPress] = useState<Press | null>(null)
  const pointer = useRef('')
  // A finger that rests on a cell fires `contextmenu`.
  useEffect(() => watchMenuPresses(view, timers), [view, timers])

  const end = (): void => setPress(null)
  /** Opens a cell or, if it is open, the cells around it. */
  const act = (at: number): void => (game.cells[at]?.face === 'open' ? chord(at) : open(at))
  const handlers = {
    onPointerDown({ pointerType, pointerId, currentTarget }: PointerEvent): void {
      pointer.current = pointerType
      // The release arrives here, wherever it is.
      if (pointerType === 'mouse') currentTarget.setPointerCapture(pointerId)
    },
    onMouseDown(event: MouseEvent): void {
      if (pointer.current !== 'mouse') return
      const { button, buttons, shiftKey } = event
      const at = cellBelow(event)
      const isChord = button === MIDDLE || (buttons & BOTH_HELD) === BOTH_HELD || shiftKey
      // The browser would scroll by the middle button.
      if (button === MIDDLE) event.preventDefault()
      if (button === RIGHT && !isChord) {
        if (at !== undefined) mark(at)
      } else setPress({ at, isChord })
    },
    onMouseMove(event: MouseEvent): void {
      const at = cellBelow(event)
      if (press && press.at !== at) setPress({ ...press, at })
    },
    onMouseUp(event: MouseEvent): void {
      const at = cellBelow(event)
      end()
      if (press && at !== undefined) (press.isChord ? chord : open)(at)
    },
    onPointerCancel: end,
    onClick(event: MouseEvent): void {
      const at = cellBelow(event)
      // Assistive technology clicks without a pointer.
      const isByMouse = pointer.current === 'mouse' && event.detail > 0
      if (!isByMouse && at !== undefined) act(at)
    },
    onContextMenu(event: MouseEvent): void {
      event.preventDefault()
      const at = cellOf(event.target)
      const isByMouse = pointer.current === 'mouse' && event.button === RIGHT
      if (!isByMouse && at !== undefined) mark(at)
    },
  }
  const isPressed = (at: number): boolean => {
    if (press?.at === undefined) return false
    return press.at === at || (press.isChord && neighborsOf(game, press.at).includes(at))
  }
  return { handlers, act, isPressing: press !== null, isPressed }
}

/** While a mouse is held, its events name the field instead of the cell. */
function cellBelow({ target, clientX, clientY, detail }: MouseEvent): number | undefined {
  const { ownerDocument } = target as Element
  return cellOf(detail === 0 ? target : ownerDocument.elementFromPoint(clientX, clientY))
}

function cellOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  return cell ? Number(cell.dataset['cell']) : undefined
}
