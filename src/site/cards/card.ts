/** The preview picture of a page on social networks. */

/** In pixels, as the networks recommend. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** As many articles as a card has room for. */
export const CARD_ARTICLES = 3

export interface CardArticle {
  readonly title: string
  readonly note: string
  readonly picture: string
}

export interface CardDesk {
  /** With the names of pictures in `assets/icons`. */
  readonly icons: readonly { readonly icon: string; readonly title: string }[]
  /** A second window, which the one with the words covers in part. */
  readonly behind?: { readonly bar: string; readonly picture: string }
}

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
  /** Stand there instead of a picture. */
  readonly articles?: readonly CardArticle[]
  /** What of the desktop is seen around a smaller window; otherwise one window fills the card. */
  readonly desk?: CardDesk
}
