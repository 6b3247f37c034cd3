/** What Control Panel lists. */
export interface Setting {
  readonly name: string
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
