/** The correction loop of "Hands-free coding", as its listing has it. A test compares the two. */

export interface Session {
  readonly phase: 'ready' | 'waiting' | 'failed' | 'preview'
  readonly text: string
  readonly draft: string | null
  readonly turn: number
  readonly past: readonly string[]
}

export type SessionEvent =
  | { readonly type: 'edit'; readonly text: string }
  | { readonly type: 'draft'; readonly text: string; readonly turn: number }
  | { readonly type: 'fail'; readonly turn: number }
  /** With the draft that was on the screen when the word began. */
  | { readonly type: 'accept'; readonly text: string | null }
  | { readonly type: 'ask' | 'scratch' }

export function sessionOf(text: string): Session {
  return { phase: 'ready', text, draft: null, turn: 0, past: [] }
}

/** What does not fit the phase changes nothing. */
export function step(session: Session, event: SessionEvent): Session {
  const { phase, text, draft, past, turn } = session
  const ready: Session = { ...session, phase: 'ready', draft: null }
  switch (event.type) {
    case 'edit':
      return phase === 'ready' ? { ...ready, text: event.text, past: [...past, text] } : session
    case 'ask':
      return { ...session, phase: 'waiting', turn: turn + 1 }
    case 'draft':
      return phase === 'waiting' && event.turn === turn
        ? { ...session, phase: 'preview', draft: event.text }
        : session
    case 'fail':
      // Not back to ready, where a late "scratch" would undo an edit.
      return phase === 'waiting' && event.turn === turn ? { ...session, phase: 'failed' } : session
    case 'accept':
      return phase === 'preview' && draft !== null && event.text === draft
        ? { ...ready, text: draft, past: [...past, text] }
        : session
    case 'scratch':
      if (phase === 'preview') return ready
      if (phase !== 'ready') return draft === null ? ready : { ...session, phase: 'preview' }
      return past.length > 0
        ? { ...session, text: past.at(-1) ?? text, past: past.slice(0, -1) }
        : session
  }
}
