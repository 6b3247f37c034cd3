/** The grammar of "Hands-free coding", as its listing has it. A test compares the two. */

const list = (text: string): readonly string[] => text.split(' ')
const ONES = list('one two three four five six seven eight nine')
const TEENS = list(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const TENS = list('twenty thirty forty fifty sixty seventy eighty ninety')

function small(n: number): string {
  if (n < 10) return ONES[n - 1] ?? ''
  if (n < 20) return TEENS[n - 10] ?? ''
  const tens = TENS[Math.floor(n / 10) - 2] ?? ''
  return n % 10 ? `${tens} ${ONES[(n % 10) - 1] ?? ''}` : tens
}

/** 42 "forty two", 105 "one oh five", 120 "one twenty", 1200 "twelve hundred". */
export function say(n: number): string {
  if (n < 100) return small(n)
  if (n % 1000 === 0) return `${small(n / 1000)} thousand`
  const low = n % 100
  const tail = low === 0 ? 'hundred' : low < 10 ? `oh ${small(low)}` : small(low)
  return `${small(Math.floor(n / 100))} ${tail}`
}

const NUMBERS = new Map(Array.from({ length: 9999 }, (_, index) => [say(index + 1), index + 1]))
const UNITS = list('word line block function')

type Value = string | number
type Slot = 'NUMBER' | 'UNIT' | 'WORDS'

const SLOTS: Readonly<Record<Slot, (text: string) => Value | undefined>> = {
  NUMBER: (text) =>
    NUMBERS.get(text.toLowerCase()) ?? (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined),
  UNIT: (text) => UNITS.find((unit) => [unit, `${unit}s`].includes(text.toLowerCase())),
  WORDS: (text) => text,
}

const RULES: readonly (readonly [verb: string, ...slots: Slot[]])[] = [
  ['go', 'NUMBER'],
  ['take', 'UNIT'],
  ['take', 'NUMBER', 'UNIT'],
  ['chuck'],
  ['camel', 'WORDS'],
  ['snake', 'WORDS'],
  ['ask', 'WORDS'],
  ['accept'],
  ['scratch'],
]

export interface Command {
  readonly verb: string
  readonly args: readonly Value[]
}

/** Every way to fill the slots with all of the words. */
function fill(
  [slot, ...rest]: readonly Slot[],
  said: readonly string[],
): readonly (readonly Value[])[] {
  if (slot === undefined) return said.length > 0 ? [] : [[]]
  return said.flatMap((_, index) => {
    const value = SLOTS[slot](said.slice(0, index + 1).join(' '))
    if (value === undefined) return []
    return fill(rest, said.slice(index + 1)).map((tail) => [value, ...tail])
  })
}

/** Words of any script without punctuation. "1,200" is one word, and so is "1:20", for 120. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .replace(/’/g, "'")
      .replace(/(\d)(?:,(?=\d{3}\b)|:(?=\d\d\b))/g, '$1')
      .match(/[\p{L}\p{M}\p{N}'_]+/gu) ?? []
  )
}

/** With its punctuation: to a model "-1" is not "1". */
function afterVerb(text: string): string {
  return text.replace(/^\W*\w+\p{P}*/u, '').trim()
}

/** The command of an utterance with exactly one reading; null for none, or several. */
export function parse(utterance: string): Command | null {
  const [first = '', ...said] = wordsOf(utterance)
  const verb = first.toLowerCase()
  const readings = RULES.filter(([name]) => name === verb).flatMap(([, ...slots]) =>
    fill(slots, said),
  )
  const [args] = readings
  if (!args || readings.length !== 1) return null
  return { verb, args: verb === 'ask' ? [afterVerb(utterance)] : args }
}
