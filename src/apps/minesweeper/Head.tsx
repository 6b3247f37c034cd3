/** What stands above the field: two counters of light segments, and the face between them. */
import type { ReactNode } from 'react'
import type { Outcome } from './board.ts'
import styles from './minesweeper.module.css'
import { counterText } from './shown.ts'

/** The segments of a digit on a grid of 13 by 23: top, right, right below, bottom, left below, left, middle. */
const SEGMENTS = [
  'M2 1h9l-2 2H4z',
  'M12 2v8.5l-1 .5-1-1V4z',
  'M12 21v-8.5l-1-.5-1 1v6z',
  'M2 22h9l-2-2H4z',
  'M1 21v-8.5l1-.5 1 1v6z',
  'M1 2v8.5l1 .5 1-1V4z',
  'm3 11.5 1-1h5l1 1-1 1H4z',
]

/** Which segments are lit, in the same order. */
const LIT: Readonly<Record<string, string>> = {
  '0': '1111110',
  '1': '0110000',
  '2': '1101101',
  '3': '1111001',
  '4': '0110011',
  '5': '1011011',
  '6': '1011111',
  '7': '1110000',
  '8': '1111111',
  '9': '1111011',
  '-': '0000001',
}

interface CounterProps {
  readonly value: number
  readonly role: 'img' | 'timer'
  readonly label: string
}

export function Counter({ value, role, label }: CounterProps) {
  return (
    <span role={role} aria-label={`${label}: ${value}`} className={styles.counter}>
      {[...counterText(value)].map((sign, place) => (
        <svg key={place} viewBox="0 0 13 23" aria-hidden="true">
          {SEGMENTS.map((outline, segment) => (
            <path key={outline} d={outline} data-lit={LIT[sign]?.[segment] === '1'} />
          ))}
        </svg>
      ))}
    </span>
  )
}

const EYES = <path d="M5.5 6h2v2.500h-2zm4.5 0h2v2.500h-2z" />

/** What the face shows: it smiles, worries, has won, or is dead. */
const MOODS: Readonly<Record<'calm' | 'worried' | 'won' | 'lost', ReactNode>> = {
  calm: (
    <>
      {EYES}
      <path d="M4.5 10.500q4.25 5 8.5 0" data-line="" />
    </>
  ),
  worried: (
    <>
      {EYES}
      <circle cx="8.75" cy="11.75" r="2" />
    </>
  ),
  won: (
    <>
      <path d="M1.5 5.500h14v1h-1.200q-.3 3-2.8 3-2 0-2.3-2.200h-.9q-.3 2.2-2.3 2.2-2.5 0-2.8-3h-1.700z" />
      <path d="M4.5 11q4.25 4 8.5 0" data-line="" />
    </>
  ),
  lost: (
    <>
      <path d="m4.8 5.3 3 3m0-3-3 3m5-3 3 3m0-3-3 3" data-line="" />
      <path d="M4.8 13q4-4 8 0" data-line="" />
    </>
  ),
}

interface FaceProps {
  readonly outcome: Outcome
  readonly isPressing: boolean
  readonly onPress: () => void
}

export function FaceButton({ outcome, isPressing, onPress }: FaceProps) {
  const isOver = outcome === 'won' || outcome === 'lost'
  return (
    <button type="button" aria-label="New game" className={styles.face} onClick={onPress}>
      <svg viewBox="0 0 17.5 17.5" aria-hidden="true">
        <circle cx="8.75" cy="8.75" r="8" data-skin="" />
        {MOODS[isOver ? outcome : isPressing ? 'worried' : 'calm']}
      </svg>
    </button>
  )
}
