import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Services } from '../../base/services/services.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { type Figures, HISTORY } from './figures.ts'

/** Only Chromium tells. */
interface TellingPerformance extends Performance {
  readonly memory?: { readonly usedJSHeapSize: number }
}

/** The figures of the last minute, oldest first. They are read once a second, while the element can be seen. */
export function useFigures(element: RefObject<Element | null>): readonly Figures[] {
  const { clock, frames, phone, view } = useServices()
  const store = useOSAppState()
  const [figures, setFigures] = useState<readonly Figures[]>([])
  const take = useEffectEvent((): void => {
    const { presented, times, last } = frames.read()
    const painted = phone.matches() ? undefined : last
    const next: Figures = {
      presented,
      times,
      windows: store.getState().apps.length,
      textures: painted?.textures() ?? 0,
      elements: document.getElementsByTagName('*').length,
      memory: (view.performance as TellingPerformance).memory?.usedJSHeapSize,
      renderer: painted?.renderer,
    }
    setFigures((before) => [...before, next].slice(-HISTORY))
  })
  useEffect(() => {
    const shown = element.current
    return shown ? whileSeen(shown, () => everySecond(clock, () => take())) : undefined
  }, [element, clock])
  return figures
}

function everySecond({ subscribeSecond }: Services['clock'], act: () => void): () => void {
  act()
  return subscribeSecond(act)
}

/**
 * Starts something whenever the element comes into view, and ends it while the tab is in the background and while other
 * windows cover the element.
 */
function whileSeen(element: Element, start: () => () => void): () => void {
  const page = element.ownerDocument
  let isInView = false
  let end: (() => void) | undefined
  const update = (): void => {
    const isSeen = isInView && page.visibilityState === 'visible'
    if (isSeen) end ??= start()
    else stop()
  }
  const stop = (): void => {
    end?.()
    end = undefined
  }
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true
    update()
  })
  observer.observe(element)
  page.addEventListener('visibilitychange', update)
  return () => {
    observer.disconnect()
    page.removeEventListener('visibilitychange', update)
    stop()
  }
}
