import { piecesOf, type Piece } from '../../help/marks.ts'
import type { MarkedText } from '../../help/topic.ts'
import { hrefOf } from '../../owner/base.ts'
import { HELP_PATH } from '../../owner/paths.ts'
import { Chord } from './Chord.tsx'

export function MarkedWords({ text }: { readonly text: MarkedText }) {
  return piecesOf(text).map((piece, index) => <Words key={index} piece={piece} />)
}

function Words({ piece }: { readonly piece: Piece }) {
  switch (piece.kind) {
    case 'plain':
      return piece.text
    case 'screen':
      return <strong>{piece.text}</strong>
    case 'keys':
      return <Chord keys={piece.text} />
    case 'link':
      return <a href={addressOf(piece.link)}>{piece.text}</a>
  }
}

/** A whole address, since a window shows one topic at a time. */
function addressOf(link: string): string {
  return link.startsWith('#') ? hrefOf(HELP_PATH) + link : hrefOf(link)
}
