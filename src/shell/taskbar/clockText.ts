/** The time to the minute, `2026-01-02T03:04`, for the `dateTime` attribute. */
export function machineTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
})

/** The era's long date: `Friday, January 02, 2026`. */
export function longDate(machine: string): string {
  return LONG_DATE.format(new Date(`${machine.slice(0, 10)}T00:00Z`))
}

/** The taskbar's time: `3:07 PM`, with 12 at noon and at midnight. */
export function clockText(machine: string): string {
  const hour = Number(machine.slice(11, 13))
  return `${hour % 12 || 12}:${machine.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`
}
