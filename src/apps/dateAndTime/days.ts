/** Days of the calendar and months of weeks, by year, month and day alone: no time zone and no summer time. Pure. */

/** `2026-01-02`. The order of the texts is that of the days. */
export type Day = string

/** The calendar goes no further, as in the era. */
export const FIRST_DAY: Day = '1980-01-01'
export const LAST_DAY: Day = '2099-12-31'

export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
] as const

export const WEEKDAYS = [
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
] as const

const DAYS_IN_WEEK = 7
/** A month of 31 days touches six weeks at most. */
const WEEKS = 6
const DAY_MS = 86_400_000

/** The day that it is where the visitor is. */
export function localDay(date: Date): Day {
  return dayAt(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** 1 is January. */
export function monthOf(day: Day): number {
  return Number(day.slice(5, 7))
}

/** 1 to 31. */
export function numberOf(day: Day): number {
  return Number(day.slice(8))
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(startOf(day)).getUTCDay()
}

export function daysAfter(day: Day, count: number): Day {
  return dayFrom(startOf(day) + count * DAY_MS)
}

/**
 * The same day of another month, or its last day where it is shorter.
 *
 * @param month 1 is January; 0 and 13 are months of the years before and after
 */
export function inMonth(day: Day, year: number, month: number): Day {
  const last = dayAt(year, month + 1, 0)
  const same = dayAt(year, month, numberOf(day))
  return same < last ? same : last
}

/** The nearest day that the calendar has. */
export function within(day: Day): Day {
  if (day < FIRST_DAY) return FIRST_DAY
  return day > LAST_DAY ? LAST_DAY : day
}

/** Six weeks from Sunday to Saturday with the days of the day's month; null where there is none of them. */
export function weeksOf(day: Day): readonly (readonly (Day | null)[])[] {
  const first = firstOfMonth(day)
  const start = daysAfter(first, -weekdayOf(first))
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (__, weekday) => {
      const shown = daysAfter(start, week * DAYS_IN_WEEK + weekday)
      return monthOf(shown) === monthOf(day) ? shown : null
    }),
  )
}

/** The day that a key leads to in a calendar: by days, weeks, to the ends of the week, by months, and by years with Shift. */
export function dayByKey(day: Day, key: string, isShifted: boolean): Day | undefined {
  const next = nextByKey(day, key, isShifted ? 12 : 1)
  return next === undefined ? undefined : within(next)
}

function nextByKey(day: Day, key: string, months: number): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return daysAfter(day, -1)
    case 'ArrowRight':
      return daysAfter(day, 1)
    case 'ArrowUp':
      return daysAfter(day, -DAYS_IN_WEEK)
    case 'ArrowDown':
      return daysAfter(day, DAYS_IN_WEEK)
    case 'Home':
      return daysAfter(day, -weekdayOf(day))
    case 'End':
      return daysAfter(day, DAYS_IN_WEEK - 1 - weekdayOf(day))
    case 'PageUp':
      return inMonth(day, yearOf(day), monthOf(day) - months)
    case 'PageDown':
      return inMonth(day, yearOf(day), monthOf(day) + months)
    default:
      return undefined
  }
}

const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** `Friday, January 2, 2026`. */
export function dayText(day: Day): string {
  return LONG.format(startOf(day))
}

/** Months and days beyond their ranges are those of the years and months before and after. */
function dayAt(year: number, month: number, day: number): Day {
  return dayFrom(Date.UTC(year, month - 1, day))
}

function dayFrom(start: number): Day {
  return new Date(start).toISOString().slice(0, 10)
}

function startOf(day: Day): number {
  return Date.parse(`${day}T00:00Z`)
}
