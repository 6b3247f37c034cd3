/** What is set on paper: a text in blocks, with what assistive technology has to know of it. Types only. */
import type { PenFont } from '../cards/pen.ts'

export interface Words {
  readonly text: string
  /** A whole address that they lead to. */
  readonly url?: string | undefined
  /** Where it is not that of the sheet. */
  readonly lang?: string | undefined
}

export type Block =
  | {
      readonly kind: 'heading'
      /** 1 is the sheet's own. */
      readonly level: 1 | 2 | 3
      readonly words: Words
      /** At the end of its line, such as a time. */
      readonly beside?: Words
    }
  | {
      readonly kind: 'paragraph'
      /** `lead` stands by itself, `quiet` says more of the line above. */
      readonly look: 'plain' | 'lead' | 'quiet' | 'strong'
      /** One after the other; spaces between them are their own. */
      readonly words: readonly Words[]
    }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  /** A term, and what belongs to it, on lines of their own side by side. */
  | { readonly kind: 'pair'; readonly term: Words; readonly words: Words }

export interface Sheet {
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

export type Tone = 'ink' | 'quiet' | 'link'

/** Letters on one line of one page. */
export interface Fragment {
  /** Counted from 0. */
  readonly page: number
  readonly x: number
  /** On which they stand. */
  readonly baseline: number
  readonly text: string
  readonly width: number
  readonly font: PenFont
  readonly size: number
  readonly tone: Tone
}

/** A part of the text as PDF names it (ISO 32000-1, 14.8.4). */
export interface Part {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Link'
  readonly lang?: string | undefined
  /** Of a link. */
  readonly url?: string
  readonly children: readonly (Part | Fragment)[]
}

/** A line across the page, which means nothing. */
export interface Rule {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface SetSheet {
  readonly size: { readonly width: number; readonly height: number }
  readonly pages: number
  readonly parts: readonly Part[]
  readonly rules: readonly Rule[]
}
