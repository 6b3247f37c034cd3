import { INTERFACE_LANGUAGE, langMark, longDate } from '../owner/language.ts'

interface LongDateProps {
  readonly date: string
  readonly language: string
  readonly around?: string
}

export function LongDate({ date, language, around = INTERFACE_LANGUAGE }: LongDateProps) {
  return (
    <time dateTime={date} {...langMark(language, around)}>
      {longDate(date, language)}
    </time>
  )
}
