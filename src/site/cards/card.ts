/** The picture that stands for a page where its address is shared. */

/** In pixels, as sites that show cards recommend. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

export interface Card {
  /** The path of the picture on the site. */
  readonly path: string
  /** The title of the window that is drawn: the page's address as people write it. */
  readonly bar: string
  /** One line above the title. */
  readonly kicker: string
  readonly title: string
  readonly text: string
  /** The owner's name. */
  readonly owner: string
  /** Where the site is: `meadow.example`. */
  readonly host: string
  /** The path on this site of a picture beside the words. */
  readonly picture?: string
}
