/** The answer in the cookie preferences. Mute and snow need no consent: visitors set them. */

export type Purpose = 'desk' | 'counting'
export type Purposes = Readonly<Record<Purpose, boolean>>

export interface Answer {
  /** Windows and notes are kept for the next visit. The desktop's menu sets it, too. */
  readonly remembersDesk?: true | undefined
  /** The endpoint that may count visits; absent: none. Consent to one is no consent to another. */
  readonly countedAt?: string | undefined
}

type Counter = { readonly endpoint: string } | null

/** @param counter the site's current counter */
export function purposesOf({ remembersDesk, countedAt }: Answer, counter: Counter): Purposes {
  return {
    desk: remembersDesk === true,
    counting: counter !== null && countedAt === counter.endpoint,
  }
}

export function answerOf(purposes: Purposes, counter: Counter): Required<Answer> {
  return {
    remembersDesk: purposes.desk ? true : undefined,
    countedAt: purposes.counting ? counter?.endpoint : undefined,
  }
}
