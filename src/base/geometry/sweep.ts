/**
 * Combines two regions band by band, from top to bottom. A slab, a run of rows in which neither
 * region changes, extends the slab above if their columns are equal (pixman: "coalesce"), which
 * keeps the form unique.
 */
import { bottomOf, rightOf, type Box } from './box.ts'

type Bands = readonly Box[]

// Bit sets of the pixels to keep: bit n is for pixels with (in a) + 2 * (in b) = n.
export const IN_A = 1 << 1
export const IN_B = 1 << 2
export const IN_BOTH = 1 << 3

// Beyond every coordinate, yet small enough for engines to keep it a small integer.
const NOWHERE = 0x3fffffff

function bandEnd(region: Bands, start: number): number {
  const y = region[start]?.y
  let end = start + 1
  while (end < region.length && region[end]?.y === y) end += 1
  return end
}

/** The current band of one region, and the first of its rows still to be read. */
class BandCursor {
  readonly region: Bands
  start = 0
  end: number
  top: number
  bottom: number

  constructor(region: Bands) {
    this.region = region
    this.end = bandEnd(region, 0)
    this.top = region[0]?.y ?? NOWHERE
    this.bottom = this.bottomOfBand()
  }

  private bottomOfBand(): number {
    const box = this.region[this.start]
    return box === undefined ? NOWHERE : bottomOf(box)
  }

  skipTo(y: number): void {
    while (this.bottom <= y) this.advanceTo(this.bottom)
  }

  advanceTo(y: number): void {
    if (y < this.bottom) {
      if (y > this.top) this.top = y
      return
    }
    this.start = this.end
    this.end = bandEnd(this.region, this.start)
    this.top = this.region[this.start]?.y ?? NOWHERE
    this.bottom = this.bottomOfBand()
  }
}

export function combine(a: Bands, b: Bands, kept: number): Box[] {
  const out: Box[] = []
  const spans: number[] = []
  const inA = new BandCursor(a)
  const inB = new BandCursor(b)
  let previousBand = 0
  if ((kept & IN_B) === 0) inB.skipTo(inA.top)
  for (;;) {
    const top = Math.min(inA.top, inB.top)
    if (top === NOWHERE) break
    // Pixels of b alone are not kept, so nothing below a's last band matters.
    if ((kept & IN_B) === 0 && inA.top === NOWHERE) break
    const bottom = Math.min(
      inA.top === top ? inA.bottom : inA.top,
      inB.top === top ? inB.bottom : inB.top,
    )
    spans.length = 0
    if (inA.top !== top) copySpans(inB, (kept & IN_B) !== 0, spans)
    else if (inB.top !== top) copySpans(inA, (kept & IN_A) !== 0, spans)
    else mergeSpans(inA, inB, kept, spans)
    if (spans.length > 0) previousBand = appendBand(out, previousBand, spans, top, bottom)
    inA.advanceTo(bottom)
    inB.advanceTo(bottom)
  }
  return out
}

/** Writes the columns of a slab that only one operand covers, as pairs of left and right edges. */
function copySpans({ region, start, end }: BandCursor, isKept: boolean, spans: number[]): void {
  if (!isKept) return
  for (let i = start; i < end; i += 1) {
    const box = region[i]
    if (box !== undefined) spans.push(box.x, rightOf(box))
  }
}

/** Does the same for a slab that both operands cover. */
function mergeSpans(inA: BandCursor, inB: BandCursor, kept: number, spans: number[]): void {
  let a = inA.start
  let b = inB.start
  let membership = 0
  let isOpen = false
  for (;;) {
    const edgeA = nextEdge(inA.region, a, inA.end, membership & 1)
    const edgeB = nextEdge(inB.region, b, inB.end, membership & 2)
    const x = Math.min(edgeA, edgeB)
    if (x === NOWHERE) return
    if (edgeA === x) {
      if (membership & 1) a += 1
      membership ^= 1
    }
    if (edgeB === x) {
      if (membership & 2) b += 1
      membership ^= 2
    }
    const isKept = ((kept >> membership) & 1) === 1
    if (isKept !== isOpen) spans.push(x)
    isOpen = isKept
  }
}

function nextEdge(region: Bands, index: number, end: number, isInside: number): number {
  if (index >= end) return NOWHERE
  const box = region[index]
  if (box === undefined) return NOWHERE
  return isInside === 0 ? box.x : rightOf(box)
}

/** Adds a band, or extends the previous one if it has the same columns; returns its start. */
function appendBand(
  out: Box[],
  previousBand: number,
  spans: readonly number[],
  top: number,
  bottom: number,
): number {
  const grown = canGrow(out, previousBand, spans, top)
  const y = grown ? (out[previousBand]?.y ?? top) : top
  const start = grown ? previousBand : out.length
  for (let i = 0; i + 1 < spans.length; i += 2) {
    const x = spans[i] ?? 0
    out[start + i / 2] = { x, y, width: (spans[i + 1] ?? x) - x, height: bottom - y }
  }
  return start
}

function canGrow(
  out: readonly Box[],
  previousBand: number,
  spans: readonly number[],
  top: number,
): boolean {
  if ((out.length - previousBand) * 2 !== spans.length) return false
  for (let i = previousBand; i < out.length; i += 1) {
    const box = out[i]
    const span = (i - previousBand) * 2
    if (box === undefined || bottomOf(box) !== top) return false
    if (box.x !== spans[span] || rightOf(box) !== spans[span + 1]) return false
  }
  return true
}
