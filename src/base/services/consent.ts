/**
 * The answer that a visitor can give in the cookie preferences. Pure; storage.ts keeps it. What visitors set by hand, such
 * as mute or snow, is kept without being asked about: they have asked for it themselves.
 */

/** What a visitor may agree to: windows and notes kept for the next visit, and to be counted, where the site counts visits. */
export type Purpose = 'desk' | 'counting'
export type Purposes = Readonly<Record<Purpose, boolean>>

/** An answer as it is stored. */
export interface Answer {
  /** True: windows and notes are kept for the next visit. The desktop's menu answers it, too. */
  readonly remembersDesk?: true | undefined
  /**
   * Where the visitor lets be sent what is counted; absent: nowhere. An address, and not yes or no, so that an
   * answer from before the site counted, or about somebody else who counts, is none about this one.
   */
  readonly countedAt?: string | undefined
}

/** Who counts, as far as an answer is about it. */
type Counter = { readonly endpoint: string } | null

/**
 * The purposes that an answer allows; none before an answer.
 * @param counter who counts now
 */
export function purposesOf({ remembersDesk, countedAt }: Answer, counter: Counter): Purposes {
  return {
    desk: remembersDesk === true,
    counting: counter !== null && countedAt === counter.endpoint,
  }
}

/** The answer that allows just these purposes. */
export function answerOf(purposes: Purposes, counter: Counter): Required<Answer> {
  return {
    remembersDesk: purposes.desk ? true : undefined,
    countedAt: purposes.counting ? counter?.endpoint : undefined,
  }
}
