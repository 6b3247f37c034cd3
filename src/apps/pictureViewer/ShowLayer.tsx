/** What a slide show adds to the stage: the next picture, loaded ahead, its controls, and words on each slide. */
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import type { AlbumPicture } from '../../memory/deskState.ts'
import { hrefOf } from '../../owner/base.ts'
import type { SlideShow } from './useSlideShow.ts'
import styles from './view.module.css'

/** How long the mouse and the controls stay visible after the last move, in milliseconds. */
const AWAKE_MS = 3000

interface ShowLayerProps {
  readonly picture: AlbumPicture | undefined
  readonly nextPath: string
  readonly stage: RefObject<HTMLElement | null>
  readonly show: SlideShow
}

export function ShowLayer({ picture, nextPath, stage, show }: ShowLayerProps) {
  const { isPaused, toggle, end } = show
  useAwakePointer(stage)
  return (
    <>
      <img key={nextPath} className={styles.ahead} src={hrefOf(nextPath)} alt="" />
      {/* A mouse sees the controls while it moves, a finger always. */}
      <div className={styles.controls} data-paused={isPaused}>
        <Control label={isPaused ? 'Play the show' : 'Pause the show'} onPress={toggle}>
          {isPaused ? <path d="M4 2v12l10-6z" fill="currentColor" /> : <path d="M5 2v12M11 2v12" />}
        </Control>
        <Control label="End the show" onPress={end} onKeyDown={(event) => endByTab(event, end)}>
          <path d="M2 2l12 12M14 2L2 14" />
        </Control>
      </div>
      {/* The title of the window changes with each slide, but is out of sight and reach. */}
      <p role="status" className="visually-hidden">
        {isPaused && 'Paused: '}
        {picture?.alt ?? picture?.name}
      </p>
    </>
  )
}

/** Tab beyond the last control ends the show, which moves the focus itself. */
function endByTab(event: KeyboardEvent, end: () => void): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event
  if (key !== 'Tab' || shiftKey || ctrlKey || altKey || metaKey) return
  event.preventDefault()
  end()
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
