import { type RefObject, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { useEverySecond } from '../host/windowEffects.ts'
import { type Figures, HISTORY } from './figures.ts'

/** Only Chromium tells. */
interface TellingPerformance extends Performance {
  readonly memory?: { readonly usedJSHeapSize: number }
}

/** The figures of the last minute, oldest first. They are read once a second, while the element can be seen. */
export function useFigures(element: RefObject<Element | null>): readonly Figures[] {
  const { frames, phone, view } = useServices()
  const store = useOSAppState()
  const [figures, setFigures] = useState<readonly Figures[]>([])
  const take = (): void => {
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
  }
  useEverySecond(element, take)
  return figures
}
