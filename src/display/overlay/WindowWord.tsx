/** Announces the new place of the front window to screen readers. Focus announces another one. */
import { useEffect, useRef, useState } from 'react'
import { windowBox } from '../../desktop/placement.ts'
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import { boxInWords } from '../input/placeInWords.ts'

export function placeInWords(state: DesktopState, id: WindowId | null): string {
  const window = id === null ? undefined : windowById(state, id)
  if (!window) return ''
  if (window.maximized) return 'Maximized'
  if (window.snapped) return window.snapped === 'left' ? 'Left half' : 'Right half'
  return boxInWords(windowBox(window, state.viewport))
}

export function WindowWord() {
  const id = useDesktop(activeWindowId)
  const place = useDesktop((state) => placeInWords(state, activeWindowId(state)))
  const before = useRef({ id, place })
  const [word, setWord] = useState('')
  useEffect(() => {
    const last = before.current
    before.current = { id, place }
    if (last.id !== id) setWord('')
    else if (last.place !== place) setWord(place)
  }, [id, place])
  return (
    <p className="visually-hidden" aria-live="polite">
      {word}
    </p>
  )
}
