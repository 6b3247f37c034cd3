import type { ChoiceStorage } from '../../base/services/storage.ts'
import type { DesktopAction } from '../../desktop/actions.ts'

/** Puts windows and icons back as they were at first, and forgets the desk that was kept for the next visit. */
export function resetDesk(
  dispatch: (action: DesktopAction) => void,
  storage: Pick<ChoiceStorage, 'write'>,
): void {
  dispatch({ type: 'layout/opened', windows: [] })
  dispatch({ type: 'icons/arranged', arrangement: { auto: true, order: [] } })
  storage.write({ remembersDesk: undefined })
}
