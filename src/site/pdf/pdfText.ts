export interface Words {
  readonly text: string
  readonly url?: string | undefined
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
      /** `lead` has space above it, `quiet` belongs to the heading before it. */
      readonly look: 'plain' | 'lead' | 'quiet' | 'strong'
      /** Set without spaces in between. */
      readonly words: readonly Words[]
    }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A term, and a text in a column beside it. */
  | { readonly kind: 'pair'; readonly term: string; readonly text: string }

export interface PdfText {
  readonly path: string
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly language: string
  readonly day: string
  readonly paper: 'A4' | 'Letter'
  readonly blocks: readonly Block[]
}
