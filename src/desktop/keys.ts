/** From the names of keys, as visitors read them, to what a keyboard sends. Pure. */
import type { DesktopCommand } from './commands.ts'

/** What is read of a keyboard's event. */
export interface KeyPress {
  /** Which key it is on the keyboard, whatever the layout. */
  readonly code: string
  /** What it types. */
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly metaKey: boolean
}

/** Keys go by their places: with modifiers, what a key types differs from layout to layout. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['Space', 'Space'],
  ['Enter', 'Enter'],
  ['Escape', 'Escape'],
  ['`', 'Backquote'],
  ['K', 'KeyK'],
  ['F1', 'F1'],
])

/**
 * Whether this is the key. A letter is where the layout has it; the place counts where the layout has other letters,
 * as for Greek.
 */
function isKey({ code, key }: KeyPress, name: string): boolean {
  if (/^[A-Z]$/.test(name) && /^[a-z]$/i.test(key)) return key.toUpperCase() === name
  return code === CODES.get(name) && (name !== 'Space' || key === ' ')
}

/**
 * Whether the keys are those of a chord such as `Ctrl+Alt+Space`: its own modifiers and no others. A
 * space that types something else with its modifiers, as Option does on a Mac, belongs to the text.
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

/** The command that these keys stand for, or undefined. */
export function commandByKeys(
  press: KeyPress,
  commands: readonly DesktopCommand[],
): DesktopCommand | undefined {
  return commands.find(({ keys }) => keys?.some((chord) => isChord(press, chord)))
}
