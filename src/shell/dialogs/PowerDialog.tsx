/** In the browser's top layer, which usePowerDimming.ts does not dim. */
import type { KeyboardEvent } from 'react'
import { useDesktop, useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { POWER_DIALOG } from '../../desktop/focusTarget.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PowerDialog.module.css'
import { useModalDialog } from './useModalDialog.ts'

type Mode = 'LOG_OFF' | 'TURN_OFF'

interface Choice {
  readonly text: string
  readonly icon: string
  readonly iconSize: number
  readonly isDisabled?: true
}

const CHOICES: Readonly<Record<Mode, readonly Choice[]>> = {
  LOG_OFF: [
    { text: 'Switch User', icon: 'switch-user', iconSize: 30 },
    { text: 'Log Off', icon: 'log-off', iconSize: 30 },
  ],
  TURN_OFF: [
    { text: 'Stand By', icon: 'stand-by', iconSize: 30, isDisabled: true },
    { text: 'Turn Off', icon: 'turn-off', iconSize: 30 },
    { text: 'Restart', icon: 'restart', iconSize: 33 },
  ],
}

const NAMES: Readonly<Record<Mode, string>> = {
  LOG_OFF: 'Log Off',
  TURN_OFF: 'Turn off computer',
}

export function PowerDialog() {
  const mode = useDesktop((state) => state.powerState)
  return mode === 'START' ? null : <OpenPowerDialog key={mode} mode={mode} />
}

function OpenPowerDialog({ mode }: { readonly mode: Mode }) {
  const dispatch = useDispatch()
  const cancel = () => dispatch({ type: 'power/canceled' })
  const choose = () => {
    cancel()
    dispatch({ type: 'message/shown' })
  }
  return (
    <dialog
      ref={useModalDialog(POWER_DIALOG)}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- promised as attributes, for selectors
      role="dialog"
      aria-modal="true"
      aria-label={NAMES[mode]}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        cancel()
      }}
      onClose={({ currentTarget }) => {
        // Some browsers close without a cancel event when Escape is pressed twice.
        if (!currentTarget.open) cancel()
      }}
      onKeyDown={moveFocus}
    >
      <div className={styles.header}>
        <span>{NAMES[mode]}</span>
        <Icon name="start-logo" size={30} />
      </div>
      <div className={styles.body}>
        {CHOICES[mode].map((choice) => (
          <ChoiceButton key={choice.text} choice={choice} onChoose={choose} />
        ))}
      </div>
      <div className={styles.footer}>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </dialog>
  )
}

function ChoiceButton(props: { readonly choice: Choice; readonly onChoose: () => void }) {
  const { text, icon, iconSize, isDisabled } = props.choice
  return (
    <button
      type="button"
      className={styles.choice}
      disabled={isDisabled}
      data-icon={icon}
      onClick={props.onChoose}
    >
      <span className={styles.icon}>
        <Icon name={icon} size={iconSize} />
      </span>
      <span>{text}</span>
    </button>
  )
}

const ARROWS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** Arrows and Tab wrap around; in native modal dialogs Tab would move on to the browser's own controls. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const by = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : ARROWS[event.key]
  if (by === undefined) return
  event.preventDefault()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const from = Math.max(at, by < 0 ? 0 : -1)
  stops.at((from + by) % stops.length)?.focus()
}
