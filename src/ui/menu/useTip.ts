/** Tips that confirm what was just done, in the desktop's or the phone's layout. */
import { use } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { MenuLayerContext } from './menuLayer.ts'
import { showTip } from '../tip.ts'

/** Shows a tip beside a point of the viewport, or where nothing has to be shown says it to assistive technology alone. The component may be gone by then. */
export type Tell = (words: string, at: Parameters<typeof showTip>[2]) => void

export function useTip(): Tell {
  const layer = use(MenuLayerContext)
  const { timers, switches } = useServices()
  return (words, at) => {
    if (layer) showTip({ layer, after: timers.after, stays: switches.freeze }, words, at)
  }
}
