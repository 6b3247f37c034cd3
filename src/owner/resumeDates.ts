/** Formats the dates of a résumé, in the language of the interface. */
import { INTERFACE_LANGUAGE, longDate } from './language.ts'

export const PRESENT = 'present'

const months = new Intl.DateTimeFormat(INTERFACE_LANGUAGE, {
  year: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

export function resumeDate(date: string): string {
  if (date.length === 4) return date
  return date.length === 7 ? months.format(new Date(date)) : longDate(date, INTERFACE_LANGUAGE)
}

export function periodText({ from, to }: { readonly from: string; readonly to?: string }): string {
  if (from === to) return resumeDate(from)
  return `${resumeDate(from)} – ${to === undefined ? PRESENT : resumeDate(to)}`
}
