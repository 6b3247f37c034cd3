/** Painter 2: the desktop's work area with its icons and marquee, and above it the windows. */
import { useMemo, useRef } from 'react'
import { useDesktop, useOSAppState } from '../../desktop/DesktopProvider.tsx'
import { windowBox, workAreaOf } from '../../desktop/placement.ts'
import { windowById, windowIds } from '../../desktop/selectors.ts'
import type { DesktopIcon } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store.ts'
import { useMarqueeGrab, type MarqueeHost } from '../input/marqueeGrab.ts'
import type { WindowGrabHost } from '../input/windowGrab.ts'
import { toDevice } from '../scene/devicePixels.ts'
import { iconsHit } from '../scene/marquee.ts'
import { IconElements } from './IconElements.tsx'
import { useOverlay, type OverlayRuntime } from './OverlayContext.tsx'
import { TITLE_BAR_HINT } from './TitleBar.tsx'
import { WindowElement } from './WindowElement.tsx'
import styles from './overlay.module.css'

/** What grabs of windows come to: a plane while they last, one action when they end. */
function windowGrabs(store: DesktopStore, runtime: OverlayRuntime): WindowGrabHost {
  const { scenes, painter, scheduler } = runtime
  return {
    scheduler,
    start(id, part) {
      const state = store.getState()
      const window = windowById(state, id)
      if (!window || window.maximized || (part !== 'move' && !window.resizable)) return null
      scenes.setPointerState({ lifted: id })
      return windowBox(window, state.viewport)
    },
    area: () => workAreaOf(store.getState().viewport),
    place: (id, box) => painter.grab(id, toDevice(box, scenes.current().scale)),
    end(id, part, box) {
      painter.grab(id, null)
      scenes.setPointerState({ lifted: null })
      if (box && part === 'move') store.dispatch({ type: 'window/moved', id, offset: box })
      else if (box) store.dispatch({ type: 'window/resized', id, size: box, offset: box })
      scheduler.request()
    },
  }
}

function marqueeGrabs(store: DesktopStore, { scenes, scheduler }: OverlayRuntime): MarqueeHost {
  let hit: readonly number[] = []
  return {
    scheduler,
    start(point) {
      hit = []
      store.dispatch({ type: 'select/started', point })
      const box = { ...point, width: 0, height: 0 }
      scenes.setPointerState({ marquee: toDevice(box, scenes.current().scale) })
    },
    stretch(box) {
      const { icons, scale } = scenes.current()
      const marquee = toDevice(box, scale)
      scenes.setPointerState({ marquee })
      const ids = iconsHit(icons, marquee)
      if (ids.length === hit.length && ids.every((id, index) => id === hit[index])) return
      hit = ids
      store.dispatch({ type: 'icons/selected', ids })
    },
    end() {
      scenes.setPointerState({ marquee: null })
      store.dispatch({ type: 'select/ended' })
      scheduler.request()
    },
  }
}

function Background({ onOpenIcon }: { onOpenIcon(icon: DesktopIcon): void }) {
  const store = useOSAppState()
  const runtime = useOverlay()
  const isSelecting = useDesktop((state) => state.selecting !== false)
  const background = useRef<HTMLDivElement>(null)
  useMarqueeGrab(
    background,
    useMemo(() => marqueeGrabs(store, runtime), [store, runtime]),
  )
  return (
    <div ref={background} data-part="desktop" className={styles.workArea}>
      <IconElements onOpen={onOpenIcon} />
      {isSelecting ? (
        <div ref={runtime.painter.setMarquee} data-part="marquee" className={styles.marquee} />
      ) : null}
    </div>
  )
}

export function OverlayRoot({ onOpenIcon }: { onOpenIcon(icon: DesktopIcon): void }) {
  const store = useOSAppState()
  const runtime = useOverlay()
  const ids = useDesktop(windowIds)
  const grabs = useMemo(() => windowGrabs(store, runtime), [store, runtime])
  return (
    <>
      <Background onOpenIcon={onOpenIcon} />
      <p id={TITLE_BAR_HINT} hidden>
        Arrow keys move the window. With Shift they resize it, and Enter maximizes or restores it,
        where it can be resized.
      </p>
      {ids.map((id) => (
        <WindowElement key={id} id={id} grabs={grabs} />
      ))}
    </>
  )
}
