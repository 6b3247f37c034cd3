/** Painter 2: the work area with its icons and marquee, and above it the windows. */
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Dispose } from '../../base/motion/scheduler.ts'
import { useDesktop, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { focusedIconIds, windowIds } from '../../desktop/selectors.ts'
import type { DesktopIcon } from '../../desktop/state.ts'
import { isAdding } from '../input/iconSelection.ts'
import { marqueeGrab } from '../input/marqueeGrab.ts'
import { useGrab } from '../input/useGrab.ts'
import { useDesktopMenus } from './useDesktopMenus.ts'
import { IconElements } from './IconElements.tsx'
import { useOverlay } from './OverlayContext.tsx'
import { TITLE_BAR_HINT } from './TitleBar.tsx'
import { MAXIMIZE_HINT, STAYS_HINT } from './TitleButtons.tsx'
import { WindowElement } from './WindowElement.tsx'
import { WindowWord } from './WindowWord.tsx'
import styles from './painter/overlay.module.css'

/** Focuses the icons on a press on the background, where the browser would remove the focus. */
function focusByPress(
  background: RefObject<HTMLElement | null>,
  icons: RefObject<HTMLElement | null>,
): Dispose {
  const listening = new AbortController()
  const handle = (event: MouseEvent): void => {
    if (event.target !== background.current) return
    event.preventDefault()
    icons.current?.focus({ preventScroll: true })
  }
  background.current?.addEventListener('mousedown', handle, { signal: listening.signal })
  return () => listening.abort()
}

function Background({ onOpenIcon }: { onOpenIcon(icon: DesktopIcon): void }) {
  const store = useOSAppState()
  const runtime = useOverlay()
  const isSelecting = useDesktop((state) => state.selecting !== false)
  const background = useRef<HTMLDivElement>(null)
  const icons = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    runtime.painter.setDesk(background.current)
    return () => runtime.painter.setDesk(null)
  }, [runtime])
  useLayoutEffect(() => focusByPress(background, icons), [])
  useGrab(background, runtime.grabs, {
    threshold: 0,
    // A press on an icon selects the icon instead.
    targetAt: (pressed, from, event) => {
      if (pressed !== background.current) return null
      const kept = isAdding(event) ? focusedIconIds(store.getState()) : []
      return marqueeGrab({ ...runtime, store }, from, kept)
    },
  })
  return (
    <div ref={background} data-part="desktop" className={styles.workArea} {...useDesktopMenus()}>
      <IconElements list={icons} onOpen={onOpenIcon} />
      {isSelecting ? (
        <div ref={runtime.painter.setMarquee} data-part="marquee" className={styles.marquee} />
      ) : null}
    </div>
  )
}

export function OverlayRoot({ onOpenIcon }: { onOpenIcon(icon: DesktopIcon): void }) {
  const ids = useDesktop(windowIds)
  const { painter } = useOverlay()
  return (
    <>
      <Background onOpenIcon={onOpenIcon} />
      <p id={TITLE_BAR_HINT} hidden>
        Use the arrow keys to move the window. If it can be resized, Shift with the arrow keys
        resizes it, and Enter maximizes or restores it.
      </p>
      <p id={MAXIMIZE_HINT} hidden>
        Press Enter on the title bar, or double-click it.
      </p>
      <p id={STAYS_HINT} hidden>
        This window stays open. Minimize puts it away.
      </p>
      <WindowWord />
      <p ref={painter.setWord} className="visually-hidden" aria-live="polite" />
      {ids.map((id) => (
        <WindowElement key={id} id={id} />
      ))}
    </>
  )
}
