/** The balloon's place on the desktop as it is now. */
import { useRegistry } from '../../../apps/host/RegistryContext.tsx'
import { useDesktop } from '../../../desktop/store/DesktopProvider.tsx'
import { windowBox } from '../../../desktop/placement.ts'
import { windowOfApp } from '../../../desktop/selectors.ts'
import { type BalloonPlace, balloonPlace } from './balloonPlace.ts'

export function useBalloonPlace(): BalloonPlace | null {
  const { invitation } = useRegistry()
  const viewport = useDesktop((state) => state.viewport)
  const assistant = useDesktop((state) => invitation && windowOfApp(state, invitation.appName))
  const isShown = assistant !== undefined && !assistant.minimized
  return balloonPlace(viewport, isShown ? windowBox(assistant, viewport) : null)
}
