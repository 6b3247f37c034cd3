/** The calculator, key by key. What holds for all numbers is in tests/property. */
import { describe, expect, it } from 'vitest'
import {
  type Calculator,
  calculatorFrom,
  CLEARED,
  displayed,
  hasMemory,
  type Key,
  pasted,
  press,
} from '../../../../src/apps/calculator/calculator.ts'
import { keyTyped } from '../../../../src/apps/calculator/keyboard.ts'

/** Presses keys, written with spaces between them; digits and operators may stand together. */
function after(keys: string, start: Calculator = CLEARED): Calculator {
  const names = keys
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) => (part !== '+/-' && /^[\d.+\-*/=]+$/.test(part) ? [...part] : part))
  return names.reduce((state, key) => press(state, key as Key), start)
}
const shown = (keys: string): string => displayed(after(keys))

describe('the display after', () => {
  it.each([
    ['', '0'],
    ['007', '7'],
    ['.5', '0.5'],
    ['1.2.3', '1.23'],
    ['1.', '1.'],
    ['0.1+0.2=', '0.3'],
    ['1/3*3=', '1'],
    ['2+3*4=', '20'],
    ['5+=', '10'],
    ['5+3==', '11'],
    ['10-4=3=', '-1'],
    ['6/*2=', '12'],
    ['8+2 CE 5=', '13'],
    ['8+2 C', '0'],
    ['123 Backspace', '12'],
    ['1 Backspace', '0'],
    ['5 +/- Backspace', '0'],
    ['2+3= Backspace', '5'],
    ['5 +/- +8=', '3'],
    ['0 +/- 7', '-7'],
    ['9 sqrt', '3'],
    ['2 sqrt', '1.4142135623730950488016887242097'],
    ['2 sqrt *2 sqrt =', '2'],
    ['4 1/x', '0.25'],
    ['200+10 %', '20'],
    ['200+10 % =', '220'],
    ['50 %', '0'],
    ['9+16 sqrt =', '13'],
    ['1/3=', '0.33333333333333333333333333333333'],
    ['99999999999999999999999999999999+1=', '1.e+32'],
    ['1/1000000=', '0.000001'],
    ['1/30000000=', '3.333333333333333333333333e-8'],
    ['12345678901234567890123456789012345', '12345678901234567890123456789012'],
    ['1/0=', 'Cannot divide by zero.'],
    ['0 1/x', 'Cannot divide by zero.'],
    ['0/0=', 'Result of function is undefined.'],
    ['1 +/- sqrt', 'Invalid input for function.'],
    ['1/0= 5+5=', 'Cannot divide by zero.'],
    ['1/0= CE 5', '5'],
    ['1/0+', 'Cannot divide by zero.'],
  ])('%s is %s', (keys, text) => {
    expect(shown(keys)).toBe(text)
  })

  it('is an overflow where a number has too many digits', () => {
    let state = after('99999999999999999999999999999999')
    for (let step = 0; step < 12; step += 1) {
      state = after('* MR =', after('MS', state))
    }
    expect(displayed(state)).toBe('Overflow')
  })
})

describe('the memory', () => {
  it('stores, adds, recalls and clears, also over C', () => {
    const stored = after('5 MS 3 M+ C')
    expect(displayed(stored)).toBe('0')
    expect(hasMemory(stored)).toBe(true)
    expect(displayed(after('MR', stored))).toBe('8')
    expect(displayed(after('2* MR =', stored))).toBe('16')
    expect(displayed(after('MR 1', stored))).toBe('1')
    expect(hasMemory(after('MC', stored))).toBe(false)
    expect(displayed(after('1/0= C MR', stored))).toBe('8')
  })
})

describe('the keyboard', () => {
  it.each([
    ['Enter', '='],
    ['Escape', 'C'],
    ['Delete', 'CE'],
    ['Backspace', 'Backspace'],
    [',', '.'],
    ['r', '1/x'],
    ['@', 'sqrt'],
    ['F9', '+/-'],
    ['%', '%'],
    ['7', '7'],
    ['C', 'C'],
  ])('%s presses %s', (typed, key) => {
    expect(keyTyped(typed)).toBe(key)
  })

  it('presses nothing by other keys', () => {
    expect(['a', 'Tab', 'MC', 'toString', 'F5'].map(keyTyped)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('what comes from elsewhere', () => {
  it('is a number, or it changes nothing', () => {
    expect(displayed(pasted(CLEARED, ' 1,234.50 '))).toBe('1234.5')
    expect(displayed(pasted(after('2*'), '21'))).toBe('21')
    expect(displayed(after('=', pasted(after('2*'), '21')))).toBe('42')
    expect(displayed(pasted(CLEARED, '1e40000'))).toBe('Overflow')
    for (const text of ['', 'abc', '1/2', '1'.repeat(65)]) {
      expect(pasted(CLEARED, text)).toBe(CLEARED)
    }
  })

  it('is a kept state, or a new one', () => {
    const state = after('1+2 MS')
    expect(calculatorFrom(JSON.parse(JSON.stringify(state)))).toEqual(state)
    for (const broken of [undefined, 3, {}, { ...state, value: 'x' }, { ...state, entry: '1e9' }]) {
      expect(calculatorFrom(broken)).toEqual(CLEARED)
    }
  })
})
