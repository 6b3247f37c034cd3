/** Announces the new place of the front window to screen readers. Focus announces another one. */
import { useEffect, useRef, useState } from 'react'
import { windowBox } from '../../desktop/placement.ts'
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import { boxInWords, cornerInWords } from '../input/placeInWords.ts'

export function placeInWords(state: DesktopState, id: WindowId | null): string {
  const window = id === null ? undefined : windowById(state, id)
  if (!window) return ''
  if (window.maximized) return 'Maximized'
  if (window.snapped) return window.snapped === 'left' ? 'Left half' : 'Right half'
  const box = windowBox(window, state.viewport)
  // One that visitors cannot resize has the size of what it holds, which is no news.
  return window.resizable ? boxInWords(box) : cornerInWords(box)
}

export function WindowWord() {
  const id = useDesktop(activeWindowId)
  const place = useDesktop((state) => placeInWords(state, activeWindowId(state)))
  const viewport = useDesktop((state) => state.viewport)
  const before = useRef({ id, place, viewport })
  const [word, setWord] = useState('')
  useEffect(() => {
    const last = before.current
    before.current = { id, place, viewport }
    if (last.id !== id) setWord('')
    // All windows may be elsewhere in another viewport, and at another size of everything.
    else if (last.place !== place && last.viewport === viewport) setWord(place)
  }, [id, place, viewport])
  return (
    <p className="visually-hidden" aria-live="polite">
      {word}
    </p>
  )
}
