/**
 * What the cookie banner can be told. Pure: what it means for the one entry that the site keeps is
 * the storage's business.
 */

/** What may be kept when the visitor agrees to it. */
export const PURPOSES = ['sound', 'snow'] as const

export type Purpose = (typeof PURPOSES)[number]
export type Purposes = Readonly<Record<Purpose, boolean>>

/** Everything, only what is necessary, or one purpose alone. */
export const COOKIE_CHOICES = ['all', 'necessary', ...PURPOSES] as const

export type CookieChoice = (typeof COOKIE_CHOICES)[number]

/** What is kept after an answer; nothing before one. */
export function purposesOf(choice: CookieChoice | undefined): Purposes {
  const isAll = choice === 'all'
  return { sound: isAll || choice === 'sound', snow: isAll || choice === 'snow' }
}

/** The answer that keeps just these purposes. */
export function choiceOf({ sound, snow }: Purposes): CookieChoice {
  if (sound) return snow ? 'all' : 'sound'
  return snow ? 'snow' : 'necessary'
}
