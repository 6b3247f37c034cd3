/** Recipes for the power state and for the cookie banner, the two overlays that any part may ask for. */
import type { Draft } from 'immer'
import type { DesktopState, PowerState } from '../state.ts'

export function setPower(draft: Draft<DesktopState>, powerState: PowerState): void {
  draft.powerState = powerState
}

/** Closing a banner that was never opened changes nothing. */
export function setCookieBanner(draft: Draft<DesktopState>, isOpen: boolean): void {
  if ((draft.cookieBannerOpen ?? false) !== isOpen) draft.cookieBannerOpen = isOpen
}
