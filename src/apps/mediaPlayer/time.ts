/** `1:07`, and `1:02:07` from an hour on. @param seconds that are not known yet count as none */
export function clockTime(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds)
  const two = (part: number): string => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** `1 minute 7 seconds`, for those who hear it. @param seconds that are not known yet count as none */
export function spokenTime(seconds: number): string {
  const { hours, minutes, rest } = partsOf(seconds)
  const named = [
    [hours, 'hour'],
    [minutes, 'minute'],
    [rest, 'second'],
  ] as const
  const said = named.flatMap(([count, unit]) =>
    count === 0 ? [] : `${count} ${unit}${count === 1 ? '' : 's'}`,
  )
  return said.length === 0 ? '0 seconds' : said.join(' ')
}

function partsOf(seconds: number): { hours: number; minutes: number; rest: number } {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    rest: whole % 60,
  }
}
