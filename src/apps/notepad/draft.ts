import * as v from 'valibot'

const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const noteSchema = v.object({
  text: v.string(),
  isWrapped: v.boolean(),
  /** Where the selection begins and ends: a caret, where both are the same. */
  selection: v.tuple([position, position]),
})

export type Note = Readonly<v.InferOutput<typeof noteSchema>>

export const EMPTY_NOTE: Note = { text: '', isWrapped: false, selection: [0, 0] }

/** The note that survives a reload; undefined where there is none. */
export function keptNote(value: unknown): Note | undefined {
  const note = v.safeParse(noteSchema, value)
  return note.success ? note.output : undefined
}

const LONGEST_NAME = 40

/** The first words of a note; undefined where it has none. */
export function firstWords(value: unknown): string | undefined {
  const text = keptNote(value)?.text ?? ''
  const line = text.split('\n').find((each) => each.trim() !== '')
  const words = line?.trim().replaceAll(/\s+/g, ' ')
  if (words === undefined || words.length <= LONGEST_NAME) return words
  const cut = words.slice(0, LONGEST_NAME)
  const end = cut.lastIndexOf(' ')
  return `${end < LONGEST_NAME / 2 ? cut : cut.slice(0, end)}…`
}
