/**
 * Where the keyboard's focus goes as soon as its target exists. It is set by the code that removes
 * the element which had the focus, so that a view which is only mounted again, as after a change of
 * layout, takes no focus.
 */

export type FocusGoal = 'disk' | 'files'

export interface PendingFocus {
  /** The target that was set last and not yet reached. */
  read(): FocusGoal | null
  set(target: FocusGoal | null): void
}

/** Outside of React's state: it changes what the next effect does, and nothing that is shown. */
export function createPendingFocus(): PendingFocus {
  let pending: FocusGoal | null = null
  return {
    read: () => pending,
    set(target) {
      pending = target
    },
  }
}
