/** The balloon's place on the desktop as it is now. */
import { useDesktop } from '../../../desktop/DesktopProvider.tsx'
import { windowBox } from '../../../desktop/placement.ts'
import { windowOfApp } from '../../../desktop/selectors.ts'
import { ASSISTANT } from '../chatBubble/assistant.ts'
import { type BalloonPlace, balloonPlace } from './balloonPlace.ts'

export function useBalloonPlace(): BalloonPlace | null {
  const viewport = useDesktop((state) => state.viewport)
  const assistant = useDesktop((state) => windowOfApp(state, ASSISTANT))
  const isShown = assistant !== undefined && !assistant.minimized
  return balloonPlace(viewport, isShown ? windowBox(assistant, viewport) : null)
}
