import { INTERFACE_LANGUAGE, langMark, longDate } from '../owner/language.ts'

interface LongDateProps {
  readonly date: string
  /** The language of the date itself. */
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
