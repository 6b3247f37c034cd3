/** What Control Panel lists. */
export interface Setting {
  readonly name: string
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
  /** What opens. Without an app of this name the application was not found. */
  readonly appName: string
}

export const SETTINGS: readonly Setting[] = [
  { name: 'Display', icon: 'display', appName: 'Display Properties' },
  { name: 'Sounds', icon: 'speaker', appName: 'Sounds and Audio Devices' },
  { name: 'Date and Time', icon: 'date-time', appName: 'Date and Time' },
  { name: 'Cookies', icon: 'cookies', appName: 'Cookies' },
  { name: 'Accessibility', icon: 'programs-access', appName: 'Accessibility Options' },
]

/**
 * The index that a key leads to in a list that flows in one row or wraps, by arrows, Home, End or a first letter,
 * which goes on to the next of that letter;
 * undefined for other keys.
 */
export function indexByKey(key: string, index: number): number | undefined {
  const last = SETTINGS.length - 1
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, index - 1)
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(last, index + 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  const named = SETTINGS.flatMap(({ name }, at) =>
    name[0]?.toLowerCase() === key.toLowerCase() ? [at] : [],
  )
  return named.find((at) => at > index) ?? named[0]
}
