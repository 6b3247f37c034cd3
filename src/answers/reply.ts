/** What a question gets, and what is remembered of it for the next one. */
import type { ChatAnswer } from '../base/services/chat/chatSchema.ts'
import type { Passage } from '../find/passage.ts'
import type { Entity } from './known/entities.ts'
import type { Found } from './lookup.ts'

export interface Reply {
  /** `told`: a known question; `quoted`: from passages; `near`: the closest there is; `declined`: no answer. */
  readonly kind: 'told' | 'quoted' | 'near' | 'declined'
  readonly answer: ChatAnswer
  readonly passages: readonly Passage[]
  /** True: it answers small talk. */
  readonly isTalk?: boolean
}

/** A reply, and what it was about for the question that follows it. */
export interface Answered {
  readonly text: string
  readonly words: readonly string[]
  readonly reply: Reply
  readonly named: readonly Entity[]
  /** What was quoted. */
  readonly found?: Found
  /** From 0 to 1. */
  readonly certainty: number
}

/** Whether it says what was asked, and not only what is closest to it. */
export function isAnswer({ reply: { kind } }: Answered): boolean {
  return kind === 'told' || kind === 'quoted'
}
