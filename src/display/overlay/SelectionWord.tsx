/** For screen readers: unlike one icon, a marquee or Ctrl+A selects far from the focus. */
import { focusedIconIds } from '../../desktop/selectors.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'

export function SelectionWord() {
  const count = useDesktop((state) => focusedIconIds(state).length)
  return (
    <p className="visually-hidden" aria-live="polite">
      {count > 1 ? `${count} icons selected` : ''}
    </p>
  )
}
