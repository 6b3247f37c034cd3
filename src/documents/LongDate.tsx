/** A day, written out. */
import { INTERFACE_LANGUAGE, langMark, longDate } from '../owner/language.ts'

interface LongDateProps {
  /** `2025-10-17`. */
  readonly date: string
  /** In which it is written; October 17, 2025 in English. */
  readonly language: string
  /** The language of the words around it. */
  readonly around?: string
}

export function LongDate({ date, language, around = INTERFACE_LANGUAGE }: LongDateProps) {
  return (
    <time dateTime={date} {...langMark(language, around)}>
      {longDate(date, language)}
    </time>
  )
}
