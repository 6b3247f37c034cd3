/**
 * Where the keyboard's focus shall go once what it goes to is there. Said by whoever takes away what
 * had it, so that a view that comes back by itself, as after a change of layout, takes none.
 */

/** `waiting`: the pane holds the focus until its files have come. */
export type FocusTarget = 'disk' | 'files' | 'waiting'

export interface PendingFocus {
  /** The target that was set last and not yet reached. */
  read(): FocusTarget | null
  set(target: FocusTarget | null): void
}

/** Outside of React's state: it changes what the next effect does, and nothing that is shown. */
export function createPendingFocus(): PendingFocus {
  let wish: FocusTarget | null = null
  return {
    read: () => wish,
    set(target) {
      wish = target
    },
  }
}
