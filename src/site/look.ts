/** Gives documents the look that a visitor has chosen in Display Properties, before their first paint. */
import type { Theme } from '../base/theme/theme.ts'
import { element } from './markup.ts'

export interface LookAssets {
  /** src/boot/lookScript.ts as one file. */
  readonly script: string
  /** What a visitor may choose besides the built theme, by name. */
  readonly schemes: Readonly<
    Record<string, { readonly sheet: string; readonly bar: Theme['browserBar'] }>
  >
}

/**
 * No module, which would run after the first paint. It belongs behind the colours of the browser's toolbars.
 * @throws {Error} if the script contains an end tag, which would end its own element
 */
export function lookScript({ script, schemes }: LookAssets, place: 'desktop' | 'page'): string {
  if (script.includes('</')) throw new Error('The script of the look contains an end tag.')
  const data = Object.entries(schemes).map(([name, { sheet, bar }]) => {
    const bars = place === 'desktop' ? [bar.desktop] : [bar.light, bar.dark]
    return [`data-${name}`, [sheet, ...bars].join(' ')]
  })
  // The chosen size is that of the desktop and the phone, not of pages.
  if (place === 'desktop') data.push(['data-sizes', ''])
  return element('script', Object.fromEntries(data), script.trim())
}
