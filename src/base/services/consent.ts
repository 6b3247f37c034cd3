/**
 * The answers that a visitor can give in the cookie preferences. Pure; storage.ts acts on them.
 */

/** What may be kept when the visitor agrees to it. */
export const PURPOSES = ['sound', 'snow'] as const

export type Purpose = (typeof PURPOSES)[number]
export type Purposes = Readonly<Record<Purpose, boolean>>

/** Everything, only what is necessary, or a single purpose. */
export const COOKIE_CHOICES = ['all', 'necessary', ...PURPOSES] as const

export type CookieChoice = (typeof COOKIE_CHOICES)[number]

/** The purposes that an answer allows; none before an answer. */
export function purposesOf(choice: CookieChoice | undefined): Purposes {
  const isAll = choice === 'all'
  return { sound: isAll || choice === 'sound', snow: isAll || choice === 'snow' }
}

/** The answer that allows just these purposes. */
export function choiceOf({ sound, snow }: Purposes): CookieChoice {
  if (sound) return snow ? 'all' : 'sound'
  return snow ? 'snow' : 'necessary'
}
