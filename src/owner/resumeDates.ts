/** The times of a résumé as people read them. In the language of the interface, as the headings beside them. Pure. */
import { INTERFACE_LANGUAGE, longDate } from './language.ts'

/** Stands for the end of what goes on. */
export const PRESENT = 'present'

const months = new Intl.DateTimeFormat(INTERFACE_LANGUAGE, {
  year: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/**
 * `Apr 2021`, or `2021`; a day is written out.
 * @param date `2021`, `2021-04` or `2021-04-30`
 */
export function resumeDate(date: string): string {
  if (date.length === 4) return date
  return date.length === 7 ? months.format(new Date(date)) : longDate(date, INTERFACE_LANGUAGE)
}

/** `Apr 2021 – Jun 2023`, `2021 – present`; one date where beginning and end are the same. */
export function periodText({ from, to }: { readonly from: string; readonly to?: string }): string {
  if (from === to) return resumeDate(from)
  return `${resumeDate(from)} – ${to === undefined ? PRESENT : resumeDate(to)}`
}
