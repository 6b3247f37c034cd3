import type { HelpPart, MarkedText } from './topic.ts'

export type Piece =
  | { readonly kind: 'plain' | 'screen' | 'keys'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly link: string }

const MARKS = /\*\*(?<screen>[^*]+)\*\*|`(?<keys>[^`]+)`|\[(?<words>[^\]]+)\]\((?<link>[^)]+)\)/g

export function piecesOf(text: MarkedText): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) pieces.push({ kind: 'plain', text: text.slice(end, match.index) })
    pieces.push(pieceOf(match.groups ?? {}))
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ kind: 'plain', text: text.slice(end) })
  return pieces
}

function pieceOf({ screen, keys, words = '', link = '' }: Record<string, string>): Piece {
  if (screen !== undefined) return { kind: 'screen', text: screen }
  if (keys !== undefined) return { kind: 'keys', text: keys }
  return { kind: 'link', text: words, link }
}

export function plainText(text: MarkedText): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join('')
}

export function textsOf(part: HelpPart): readonly MarkedText[] {
  if (part.kind === 'keys') return []
  return part.kind === 'text' ? [part.text] : part.items
}
