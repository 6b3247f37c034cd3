/** What the keys of the calculator do: each is a pure step from a state to the next one. */
import * as v from 'valibot'
import {
  difference,
  isZero,
  MOST_DIGITS,
  negated,
  NUMBER,
  type Problem,
  product,
  quotient,
  type Result,
  shownNumber,
  squareRoot,
  sum,
} from './decimal.ts'

/** The names of the keys, row by row as they lie. */
export const KEYS = [
  ...['Backspace', 'CE', 'C'],
  ...['MC', '7', '8', '9', '/', 'sqrt'],
  ...['MR', '4', '5', '6', '*', '%'],
  ...['MS', '1', '2', '3', '-', '1/x'],
  ...['M+', '0', '+/-', '.', '+', '='],
] as const

export type Key = (typeof KEYS)[number]

const OPERATIONS = { '+': sum, '-': difference, '*': product, '/': quotient } as const

const number = v.pipe(v.string(), v.maxLength(100), v.regex(NUMBER))
const operator = v.picklist(['+', '-', '*', '/'])

const stateSchema = v.object({
  /** What is being typed. Null: the value is shown. */
  entry: v.nullable(v.pipe(v.string(), v.maxLength(100), v.regex(/^-?\d+\.?\d*$/))),
  value: number,
  /** The operation that waits for its second number, or for another operator in its place. */
  pending: v.nullable(v.object({ left: number, operator, hasRight: v.boolean() })),
  /** What `=` does once more. */
  last: v.nullable(v.object({ operator, right: number })),
  memory: number,
  problem: v.nullable(v.picklist(['divisionByZero', 'undefined', 'invalid', 'overflow'])),
})

export type Calculator = Readonly<v.InferOutput<typeof stateSchema>>

export const CLEARED: Calculator = {
  entry: null,
  value: '0',
  pending: null,
  last: null,
  memory: '0',
  problem: null,
}

/** In the words of the era. */
const WORDS: Readonly<Record<Problem, string>> = {
  divisionByZero: 'Cannot divide by zero.',
  undefined: 'Result of function is undefined.',
  invalid: 'Invalid input for function.',
  overflow: 'Overflow',
}

export function calculatorFrom(value: unknown): Calculator {
  const state = v.safeParse(stateSchema, value)
  return state.success ? state.output : CLEARED
}

export function displayed({ entry, value, problem }: Calculator): string {
  return problem ? WORDS[problem] : (entry ?? shownNumber(value))
}

export function hasMemory({ memory }: Calculator): boolean {
  return !isZero(memory)
}

/** After a problem only `C` and `CE` do anything. */
export function press(state: Calculator, key: Key): Calculator {
  if (key === 'C') return { ...CLEARED, memory: state.memory }
  if (state.problem) return key === 'CE' ? { ...CLEARED, memory: state.memory } : state
  switch (key) {
    case 'CE':
      return typed(state, '0')
    case 'Backspace':
      return backspaced(state)
    case '.':
      return state.entry?.includes('.') ? state : typed(state, `${state.entry ?? '0'}.`)
    case '+/-':
      return signChanged(state)
    case '+':
    case '-':
    case '*':
    case '/':
      return operated(state, key)
    case '=':
      return equaled(state)
    case '%':
      return percent(state)
    case 'sqrt':
      return withResult(state, squareRoot(current(state)))
    case '1/x':
      return withResult(state, quotient('1', current(state)))
    case 'MC':
      return { ...state, memory: '0' }
    case 'MR':
      return withValue(state, state.memory)
    case 'MS':
      return { ...withValue(state, current(state)), memory: current(state) }
    case 'M+':
      return remembered(state)
    default:
      return digitTyped(state, key)
  }
}

/** Takes a number from elsewhere; anything else leaves the state as it is. */
export function pasted(state: Calculator, text: string): Calculator {
  const plain = text.trim().replaceAll(',', '')
  const isNumber = NUMBER.test(plain) && plain.length <= 2 * MOST_DIGITS
  return isNumber && !state.problem ? withResult(state, sum(plain, '0')) : state
}

function current({ entry, value }: Calculator): string {
  return entry ?? value
}

function typed(state: Calculator, entry: string): Calculator {
  return { ...state, entry, pending: withRight(state) }
}

function withRight({ pending }: Calculator): Calculator['pending'] {
  return pending && { ...pending, hasRight: true }
}

function withValue(state: Calculator, value: string): Calculator {
  return { ...state, entry: null, value, pending: withRight(state) }
}

function withResult(state: Calculator, result: Result): Calculator {
  if ('value' in result) return withValue(state, result.value)
  return { ...CLEARED, memory: state.memory, problem: result.problem }
}

function digitTyped(state: Calculator, digit: string): Calculator {
  const { entry } = state
  if (entry === null || entry === '0') return typed(state, digit)
  if (entry === '-0') return typed(state, `-${digit}`)
  return entry.replaceAll(/\D/g, '').length < MOST_DIGITS ? typed(state, entry + digit) : state
}

function backspaced(state: Calculator): Calculator {
  if (state.entry === null) return state
  const shorter = state.entry.slice(0, -1)
  return typed(state, /\d/.test(shorter) ? shorter : '0')
}

function signChanged(state: Calculator): Calculator {
  if (state.entry !== null) return typed(state, negated(state.entry))
  return withValue(state, isZero(state.value) ? state.value : negated(state.value))
}

function operated(state: Calculator, next: keyof typeof OPERATIONS): Calculator {
  const { pending } = state
  const done =
    pending?.hasRight === true
      ? withResult(state, OPERATIONS[pending.operator](pending.left, current(state)))
      : { ...state, entry: null, value: current(state) }
  if (done.problem) return done
  return { ...done, pending: { left: done.value, operator: next, hasRight: false }, last: null }
}

function equaled(state: Calculator): Calculator {
  const { pending, last } = state
  const right = pending ? current(state) : last?.right
  const operation = pending?.operator ?? last?.operator
  if (right === undefined || operation === undefined) return withValue(state, current(state))
  const left = pending?.left ?? current(state)
  const done = withResult(state, OPERATIONS[operation](left, right))
  return done.problem ? done : { ...done, pending: null, last: { operator: operation, right } }
}

/** The shown share of the first number: 10 % of 200 in `200 + 10 %`. Without a first number it is 0. */
function percent(state: Calculator): Calculator {
  const share = product(state.pending?.left ?? '0', current(state))
  return withResult(state, 'value' in share ? product(share.value, '1e-2') : share)
}

function remembered(state: Calculator): Calculator {
  const total = sum(state.memory, current(state))
  if ('problem' in total) return withResult(state, total)
  return { ...withValue(state, current(state)), memory: total.value }
}
