/** The calculator's arithmetic against fractions, which are exact, and whatever is pressed. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculatorFrom,
  CLEARED,
  displayed,
  KEYS,
  press,
} from '../../src/apps/calculator/calculator.ts'
import {
  difference,
  product,
  quotient,
  type Result,
  shownNumber,
  squareRoot,
  sum,
} from '../../src/apps/calculator/decimal.ts'

/** A fraction: a whole number by a power of ten. */
interface Exact {
  readonly top: bigint
  readonly places: number
}

const decimal = fc.record({
  top: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  places: fc.integer({ min: 0, max: 12 }),
})
const power = (places: number): bigint => 10n ** BigInt(places)
const textOf = ({ top, places }: Exact): string => `${top}e-${places}`
const valueOf = (result: Result): string => ('value' in result ? result.value : result.problem)

/** Whether a shown number is exactly this fraction. */
function isExactly(shown: string, top: bigint, places: number): boolean {
  const [mantissa = '', exponent = '0'] = shown.split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = BigInt(whole + fraction)
  const shift = Number(exponent) - fraction.length + places
  return shift >= 0 ? digits * power(shift) === top : digits === top * power(-shift)
}

describe('numbers', () => {
  it('are added, subtracted and multiplied exactly', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const places = a.places + b.places
        const [left, right] = [a.top * power(b.places), b.top * power(a.places)]
        const [x, y] = [textOf(a), textOf(b)]
        expect(isExactly(shownNumber(valueOf(sum(x, y))), left + right, places)).toBe(true)
        expect(isExactly(shownNumber(valueOf(difference(x, y))), left - right, places)).toBe(true)
        expect(isExactly(valueOf(product(x, y)), a.top * b.top, places)).toBe(true)
      }),
    )
  })

  it('divided and multiplied again, or squared after their root, are shown as they were', () => {
    const notZero = decimal.filter(({ top }) => top !== 0n)
    fc.assert(
      fc.property(decimal, notZero, (a, b) => {
        const back = product(valueOf(quotient(textOf(a), textOf(b))), textOf(b))
        expect(shownNumber(valueOf(back))).toBe(shownNumber(textOf(a)))
        const positive = textOf({ ...b, top: b.top < 0n ? -b.top : b.top })
        const root = valueOf(squareRoot(positive))
        expect(shownNumber(valueOf(product(root, root)))).toBe(shownNumber(positive))
      }),
    )
  })
})

describe('whatever is pressed', () => {
  it('the display shows a number that fits, or says what is wrong, and the state can be stored', () => {
    const keys = fc.array(fc.constantFrom(...KEYS), { maxLength: 80 })
    fc.assert(
      fc.property(keys, (pressed) => {
        const state = pressed.reduce(press, CLEARED)
        expect(displayed(state)).toMatch(
          /^(?:-?\d[\d.]*(?:e[+-]\d+)?|Cannot .*|Result .*|Invalid .*|Overflow)$/,
        )
        expect(displayed(state).length).toBeLessThanOrEqual(35)
        expect(calculatorFrom(JSON.parse(JSON.stringify(state)))).toEqual(state)
        expect(displayed(press(state, 'C'))).toBe('0')
      }),
      { numRuns: 1000 },
    )
  })
})
