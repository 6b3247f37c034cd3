import { type Key, KEYS } from './calculator.ts'

/** Keys of the keyboard that are called otherwise on the calculator. */
const NAMES: Readonly<Record<string, Key>> = {
  Enter: '=',
  Escape: 'C',
  Delete: 'CE',
  F9: '+/-',
  ',': '.',
  '@': 'sqrt',
  r: '1/x',
  R: '1/x',
}

/** The calculator's key for one of the keyboard, or undefined. */
export function keyTyped(key: string): Key | undefined {
  const isSign = key.length === 1 || key === 'Backspace'
  return Object.hasOwn(NAMES, key) ? NAMES[key] : KEYS.find((each) => isSign && each === key)
}
