/**
 * What the cookie banner can be told. Pure: what it means for the one entry that the site keeps is
 * the storage's business.
 */

/** What may be kept besides the answer itself. */
export const PURPOSES = ['settings', 'notices'] as const

export type Purpose = (typeof PURPOSES)[number]
export type Purposes = Readonly<Record<Purpose, boolean>>

/** Everything, nothing but the answer, or one purpose alone. */
export const COOKIE_CHOICES = ['all', 'necessary', ...PURPOSES] as const

export type CookieChoice = (typeof COOKIE_CHOICES)[number]

/**
 * What is kept after an answer. Before one it is everything: a visitor who mutes the site or closes
 * a notice asks for just that, and nothing is kept unasked.
 */
export function purposesOf(choice: CookieChoice | undefined): Purposes {
  const isAll = choice === undefined || choice === 'all'
  return { settings: isAll || choice === 'settings', notices: isAll || choice === 'notices' }
}

/** The answer that keeps just these purposes. */
export function choiceOf({ settings, notices }: Purposes): CookieChoice {
  if (settings) return notices ? 'all' : 'settings'
  return notices ? 'notices' : 'necessary'
}
