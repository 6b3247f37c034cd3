import { letterOf } from '../base/kit/letterKey.ts'
import type { DesktopCommand } from './commands.ts'

export interface KeyPress {
  /** The physical key, whatever the layout. */
  readonly code: string
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly metaKey: boolean
}

function isKey({ code, key }: KeyPress, name: string): boolean {
  if (/^[A-Z]$/.test(name)) return letterOf({ code, key }) === name.toLowerCase()
  // Other keys by position, because what they type with modifiers differs between layouts.
  return code === (name === '`' ? 'Backquote' : name) && (name !== 'Space' || key === ' ')
}

/**
 * Whether the press is a chord such as `Ctrl+Alt+Space`, with exactly its modifiers. A space that
 * types another character with its modifiers, as with Option on a Mac, belongs to the text.
 */
export function isChord(press: KeyPress, chord: string): boolean {
  const names = chord.split('+')
  const name = names.pop() ?? ''
  return (
    isKey(press, name) &&
    press.ctrlKey === names.includes('Ctrl') &&
    press.altKey === names.includes('Alt') &&
    press.shiftKey === names.includes('Shift') &&
    press.metaKey === names.includes('Meta')
  )
}

export function commandByKeys(
  press: KeyPress,
  commands: readonly DesktopCommand[],
): DesktopCommand | undefined {
  return commands.find(({ keys }) => keys?.some((chord) => isChord(press, chord)))
}
