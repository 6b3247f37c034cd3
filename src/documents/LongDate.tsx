/** A day as Americans write it out: October 17, 2025. */

// In UTC, since JavaScript reads a day without a time as midnight UTC, which is the day before elsewhere.
const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** @param date `2025-10-17` */
export function LongDate({ date }: { readonly date: string }) {
  return <time dateTime={date}>{FORMAT.format(new Date(date))}</time>
}
