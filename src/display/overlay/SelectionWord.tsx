/**
 * Says how many icons are selected, to those who hear the page. One icon is heard as the option that has the focus;
 * several may be selected by a marquee or by Ctrl+A, far from it.
 */
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
