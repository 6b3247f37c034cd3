/** The preview picture of a page on social networks. */

/** In pixels, as the networks recommend. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

export interface Card {
  readonly path: string
  readonly bar: string
  readonly kicker: string
  readonly title: string
  readonly text: string
  readonly owner: string
  /** Where the site is: `meadow.example`. */
  readonly host: string
  /** The path on this site of a picture beside the words. */
  readonly picture?: string
}
