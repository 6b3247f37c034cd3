/**
 * The answers that a visitor can give in the cookie preferences. Pure; storage.ts acts on them.
 */

/** What may be kept when the visitor agrees to it. */
export const KEPT_PURPOSES = ['sound', 'snow'] as const

export type KeptPurpose = (typeof KEPT_PURPOSES)[number]

/**
 * Everything that a visitor may agree to: windows and notes that are kept for the next visit (`desk`), too; to be counted
 * only where the site counts visits.
 */
export type Purpose = KeptPurpose | 'desk' | 'counting'
export type Purposes = Readonly<Record<Purpose, boolean>>

/** Everything that may be kept, only what is necessary, or a single purpose. */
export const COOKIE_CHOICES = ['all', 'necessary', ...KEPT_PURPOSES] as const

export type CookieChoice = (typeof COOKIE_CHOICES)[number]

/** An answer as it is stored. */
export interface Answer {
  /** About what is kept; absent: none yet. */
  readonly cookieChoice?: CookieChoice | undefined
  /**
   * True: windows and notes are kept for the next visit. Apart from `cookieChoice`, which may be from before that was
   * asked, and which the desktop's menu does not answer.
   */
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
export function purposesOf(
  { cookieChoice, remembersDesk, countedAt }: Answer,
  counter: Counter,
): Purposes {
  const isAll = cookieChoice === 'all'
  return {
    sound: isAll || cookieChoice === 'sound',
    snow: isAll || cookieChoice === 'snow',
    desk: remembersDesk === true,
    counting: counter !== null && countedAt === counter.endpoint,
  }
}

/** The answer that allows just these purposes. */
export function answerOf(purposes: Purposes, counter: Counter): Required<Answer> {
  return {
    cookieChoice: choiceOf(purposes),
    remembersDesk: purposes.desk ? true : undefined,
    countedAt: purposes.counting ? counter?.endpoint : undefined,
  }
}

function choiceOf({ sound, snow }: Purposes): CookieChoice {
  if (sound) return snow ? 'all' : 'sound'
  return snow ? 'snow' : 'necessary'
}
