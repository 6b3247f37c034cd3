/** Letters typed in an open menu. The library finds the rows that begin with what a key types; the rest is here. */
import { type KeyboardEvent, useRef } from 'react'
import { indexByTyping, letterAmong, typeLetter, type Typed } from '../typing.ts'
import { useTip } from './useTip.ts'

/**
 * Hears the keys of a menu, and of those beside it. Under a layout of another alphabet the Latin letter of the key's
 * place finds a row; a letter that finds none says so.
 */
export function useMenuLetters(): (event: KeyboardEvent) => void {
  const tell = useTip()
  const typed = useRef<Typed | null>(null)
  return (event) => {
    const { key, ctrlKey, altKey, metaKey, target, timeStamp } = event
    if (ctrlKey || altKey || metaKey || event.defaultPrevented) return
    const menu = target instanceof HTMLElement && target.closest('[role="menu"]')
    if (!menu) return
    const rows = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
    const texts = rows.map((row) => row.textContent)
    const letter = letterAmong(texts, event)
    if ([...letter].length !== 1 || letter === ' ') return
    typed.current = typeLetter(typed.current, letter, timeStamp)
    const found = indexByTyping(texts, rows.indexOf(target), typed.current.text)
    if (found !== undefined && letter === key.toLowerCase()) return
    // Nobody else has to look for it: the menu beside which this one is open, or the library.
    event.preventDefault()
    if (found !== undefined) return rows[found]?.focus({ preventScroll: true })
    typed.current = null
    const { left, bottom } = menu.getBoundingClientRect()
    tell(`No row of this menu begins with ${letter.toUpperCase()}.`, { x: left, y: bottom })
  }
}
