/** The pointer's way out of a slide show: a button in the corner. A mouse sees it while it moves, a finger always. */
import { type RefObject, useEffect } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import styles from './view.module.css'

/** How long the mouse and the button stay visible after the last move, in milliseconds. */
const AWAKE_MS = 3000

interface EndOfShowProps {
  readonly stage: RefObject<HTMLElement | null>
  readonly onEnd: () => void
}

export function EndOfShow({ stage, onEnd }: EndOfShowProps) {
  useAwakePointer(stage)
  const end = (): void => {
    // The button unmounts when the show ends, so move the focus to the stage; `useShow` passes it on from there.
    stage.current?.focus({ preventScroll: true })
    onEnd()
  }
  return (
    <button
      type="button"
      className={styles.end}
      aria-label="End the show"
      onClick={(event) => {
        // A click on the stage would show the next picture.
        event.stopPropagation()
        end()
      }}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" />
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
    element.addEventListener('pointermove', wake)
    return () => {
      element.removeEventListener('pointermove', wake)
      cancel()
      sleep()
    }
  }, [stage, timers])
}
