/** The pointer's controls of a slide show, in the corner: a mouse sees them while it moves, a finger always. */
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import styles from './view.module.css'

/** How long the mouse and the controls stay visible after the last move, in milliseconds. */
const AWAKE_MS = 3000

interface ShowControlsProps {
  readonly stage: RefObject<HTMLElement | null>
  readonly isPaused: boolean
  readonly onToggle: () => void
  readonly onEnd: () => void
}

export function ShowControls({ stage, isPaused, onToggle, onEnd }: ShowControlsProps) {
  useAwakePointer(stage)
  return (
    <div className={styles.controls} data-paused={isPaused}>
      <Control label={isPaused ? 'Play the show' : 'Pause the show'} onPress={onToggle}>
        {isPaused ? <path d="M4 2v12l10-6z" fill="currentColor" /> : <path d="M5 2v12M11 2v12" />}
      </Control>
      <Control
        label="End the show"
        onPress={onEnd}
        onKeyDown={(event) => {
          if (event.key !== 'Tab' || hasModifier(event)) return
          // Tab beyond the last control ends the show, which moves the focus itself.
          event.preventDefault()
          onEnd()
        }}
      >
        <path d="M2 2l12 12M14 2L2 14" />
      </Control>
    </div>
  )
}

function hasModifier({ shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return shiftKey || ctrlKey || altKey || metaKey
}

interface ControlProps {
  readonly label: string
  readonly children: ReactNode
  readonly onPress: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

function Control({ label, children, onPress, onKeyDown }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        // A click on the stage would show the next picture.
        event.stopPropagation()
        onPress()
      }}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2">
          {children}
        </g>
      </svg>
    </button>
  )
}

/** Marks the stage as long as the pointer moves there, without rendering anything. */
function useAwakePointer(stage: RefObject<HTMLElement | null>): void {
  const { timers } = useServices()
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const sleep = (): void => void delete element.dataset['awake']
    let cancel = (): void => undefined
    const wake = (): void => {
      cancel()
      element.dataset['awake'] = ''
      cancel = timers.after(AWAKE_MS, sleep)
    }
    const ends = new AbortController()
    element.addEventListener('pointermove', wake, { signal: ends.signal })
    element.addEventListener('pointerdown', wake, { signal: ends.signal })
    return () => {
      ends.abort()
      cancel()
      sleep()
    }
  }, [stage, timers])
}
