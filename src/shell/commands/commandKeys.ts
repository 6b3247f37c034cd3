/** Listens for the shortcuts of commands anywhere in the page, and for the end of the switcher. */
import type { DesktopCommand } from '../../desktop/commands.ts'
import { commandByKeys } from '../../desktop/keys.ts'
import { activeWindowId } from '../../desktop/selectors.ts'
import type { CommandHost, CommandUi } from './commandUi.ts'

const SWITCHER_KEYS: ReadonlyMap<string, (commands: CommandUi) => void> = new Map([
  ['Escape', (commands: CommandUi) => commands.close()],
  ['Enter', (commands: CommandUi) => commands.choose()],
  ['ArrowRight', (commands: CommandUi) => commands.stepSwitcher(1)],
  ['ArrowDown', (commands: CommandUi) => commands.stepSwitcher(1)],
  ['ArrowLeft', (commands: CommandUi) => commands.stepSwitcher(-1)],
  ['ArrowUp', (commands: CommandUi) => commands.stepSwitcher(-1)],
])

function keep(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function isTextEntry(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    return !target.readOnly && !['checkbox', 'radio', 'range'].includes(target.type)
  }
  return target instanceof HTMLElement && target.isContentEditable
}

interface KeysHost {
  readonly ui: CommandUi
  readonly commands: readonly DesktopCommand[]
  readonly store: Pick<CommandHost['store'], 'getState'>
}

export function listenForCommandKeys(
  view: EventTarget,
  { ui, commands, store }: KeysHost,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const isSwitching = (): boolean => ui.view()?.type === 'switcher'

  const pressed = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.isComposing) return
    const command = commandByKeys(event, commands)
    const isSwitch = command?.switches === true
    if (isSwitching() && !isSwitch) {
      SWITCHER_KEYS.get(event.key)?.(ui)
      // No other key may act while the switcher is held open.
      keep(event)
    } else if (command?.sparesText === true && isTextEntry(event.target)) {
      return
    } else if (command && (isSwitch || !event.repeat)) {
      if (ui.run(command, activeWindowId(store.getState()))) keep(event)
    }
  }
  const released = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key === 'Control' && isSwitching()) ui.choose()
  }
  const left = (): void => {
    // The key may be released in another window.
    if (isSwitching()) ui.close()
  }
  view.addEventListener('keydown', pressed, { capture: true, signal })
  view.addEventListener('keyup', released, { capture: true, signal })
  view.addEventListener('blur', left, { signal })
  return () => listening.abort()
}
