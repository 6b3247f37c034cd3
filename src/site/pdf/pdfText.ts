/** A text that the build writes as PDF, in blocks. Types only. */

export interface Words {
  readonly text: string
  /** A whole address that they link to. */
  readonly url?: string | undefined
  /** Where it is not that of the text. */
  readonly lang?: string | undefined
}

export type Block =
  | {
      readonly kind: 'heading'
      readonly level: 1 | 2 | 3
      readonly words: Words
      /** At the end of the heading's line, such as a time. */
      readonly beside?: Words
    }
  | {
      readonly kind: 'paragraph'
      /** `lead` has space above it, and `quiet` belongs to the heading before it. */
      readonly look: 'plain' | 'lead' | 'quiet' | 'strong'
      /** Set one after the other, without spaces in between. */
      readonly words: readonly Words[]
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A term, and a text in a column beside it. */
  | { readonly kind: 'pair'; readonly term: string; readonly text: string }

export interface PdfText {
  /** The path of the file on the site. */
  readonly path: string
  readonly title: string
  readonly author: string
  readonly subject: string
  /** As BCP 47 names it. */
  readonly language: string
  /** The day from which the text is: `2026-01-31`. */
  readonly day: string
  readonly paper: 'A4' | 'Letter'
  readonly blocks: readonly Block[]
}
