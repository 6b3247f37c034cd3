/**
 * Decimal numbers of 48 digits, more than are shown, so that a third times three is one. Sums, differences and products are
 * exact as long as they have no more digits. As texts they are `1.5`, `-3` or `12e-3`.
 */

interface Decimal {
  /** Times 10 to the power of `exponent`. */
  readonly digits: bigint
  readonly exponent: number
}

export const NUMBER = /^-?\d+(?:\.\d*)?(?:e[+-]?\d{1,5})?$/

const PRECISION = 48
/** As wide as the display. */
export const MOST_DIGITS = 32
const MOST_ZEROS = 6
/** Beside an exponent. */
const MOST_WITH_EXPONENT = 25
const LARGEST_EXPONENT = 9999

export type Problem = 'divisionByZero' | 'undefined' | 'invalid' | 'overflow'

/** A number as a text, or why there is none. */
export type Result = { readonly value: string } | { readonly problem: Problem }

export function sum(a: string, b: string): Result {
  return resultOf(added(parsed(a), parsed(b)))
}

export function difference(a: string, b: string): Result {
  return sum(a, negated(b))
}

export function product(a: string, b: string): Result {
  const [left, right] = [parsed(a), parsed(b)]
  return resultOf({
    digits: left.digits * right.digits,
    exponent: left.exponent + right.exponent,
  })
}

export function quotient(a: string, b: string): Result {
  const [left, right] = [parsed(a), parsed(b)]
  if (right.digits === 0n) {
    return { problem: left.digits === 0n ? 'undefined' : 'divisionByZero' }
  }
  const places = PRECISION + lengthOf(right.digits)
  return resultOf({
    digits: shifted(left.digits, places) / right.digits,
    exponent: left.exponent - right.exponent - places,
  })
}

export function squareRoot(a: string): Result {
  const { digits, exponent } = parsed(a)
  if (digits < 0n) return { problem: 'invalid' }
  // The exponent must be even, to be halved.
  const places = 2 * PRECISION + (exponent % 2 === 0 ? 0 : 1)
  return resultOf({
    digits: wholeRoot(shifted(digits, places)),
    exponent: (exponent - places) / 2,
  })
}

export function negated(a: string): string {
  return a.startsWith('-') ? a.slice(1) : `-${a}`
}

export function isZero(a: string): boolean {
  return parsed(a).digits === 0n
}

/** As the display shows it: 32 digits at most; with an exponent where those do not say how large it is. */
export function shownNumber(a: string): string {
  const exact = parsed(a)
  const size = lengthOf(exact.digits) + exact.exponent
  const zeros = Math.max(0, -size)
  const isPlain = size <= MOST_DIGITS && zeros <= MOST_ZEROS
  const { digits, exponent } = rounded(exact, isPlain ? MOST_DIGITS - zeros : MOST_WITH_EXPONENT)
  if (digits === 0n) return '0'
  const sign = digits < 0n ? '-' : ''
  const text = String(digits < 0n ? -digits : digits)
  if (!isPlain) {
    const power = text.length + exponent - 1
    const rest = text.slice(1)
    return `${sign}${text.slice(0, 1)}.${rest}e${power < 0 ? '' : '+'}${power}`
  }
  if (exponent >= 0) return sign + text + '0'.repeat(exponent)
  const padded = text.padStart(1 - exponent, '0')
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`
}

/** @param text as in `NUMBER` */
function parsed(text: string): Decimal {
  const [mantissa = '', power = '0'] = text.split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length }
}

function added(a: Decimal, b: Decimal): Decimal {
  const exponent = Math.min(a.exponent, b.exponent)
  const at = (each: Decimal): bigint => shifted(each.digits, each.exponent - exponent)
  return { digits: at(a) + at(b), exponent }
}

function resultOf(exact: Decimal): Result {
  const { digits, exponent } = rounded(exact, PRECISION)
  const size = lengthOf(digits) + exponent
  if (digits === 0n || size < -LARGEST_EXPONENT) return { value: '0' }
  return size > LARGEST_EXPONENT ? { problem: 'overflow' } : { value: `${digits}e${exponent}` }
}

/** With at most this many digits, the last one rounded half away from zero, and without zeros at the end. */
function rounded({ digits, exponent }: Decimal, most: number): Decimal {
  const surplus = lengthOf(digits) - most
  if (surplus > 0) {
    const unit = 10n ** BigInt(surplus)
    const half = digits < 0n ? -unit / 2n : unit / 2n
    return rounded({ digits: (digits + half) / unit, exponent: exponent + surplus }, most)
  }
  const zeros = digits === 0n ? 0 : (/0*$/.exec(String(digits))?.[0].length ?? 0)
  return { digits: digits / 10n ** BigInt(zeros), exponent: exponent + zeros }
}

function lengthOf(digits: bigint): number {
  return String(digits < 0n ? -digits : digits).length
}

function shifted(digits: bigint, places: number): bigint {
  return digits * 10n ** BigInt(places)
}

/** The largest whole number whose square is not larger, by Newton's method from above. */
function wholeRoot(square: bigint): bigint {
  if (square < 2n) return square
  let root = 10n ** BigInt(Math.ceil(lengthOf(square) / 2))
  for (;;) {
    const next = (root + square / root) / 2n
    if (next >= root) return root
    root = next
  }
}
