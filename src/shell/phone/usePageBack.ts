import { useEffect, useEffectEvent, useRef } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { createPageBack, type PageBack, type SheetFollower } from './pageBack.ts'

/**
 * @param isCovered whether something is over the sheets, such as a menu or a dialog
 * @param uncover closes all of that
 */
export function usePageBack(
  isCovered: boolean,
  uncover: () => void,
  createFollower: () => SheetFollower,
): void {
  const { history } = useServices()
  const store = useOSAppState()
  const back = useRef<PageBack>(null)
  const takeAway = useEffectEvent(uncover)
  const tell = useEffectEvent(() => back.current?.setCovered(isCovered))

  useEffect(() => {
    const follower = createFollower()
    back.current = createPageBack({ store, history, follower, uncover: () => takeAway() })
    tell()
    return back.current.end
  }, [history, store, createFollower])

  useEffect(() => tell(), [isCovered])
}
