/** What a message dialog says, and its effects: its sound, its keys, and noticing a long message. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ERROR_SOUND } from '../../base/services/sound/errorSound.ts'
import { isSoundOn } from '../../base/services/sound/soundChoice.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import type { MessageTone } from '../../desktop/state.ts'

/** The error sound of failures and warnings, once a dialog, however often React runs its effects. */
export function useAlertSound(tone: MessageTone | undefined): void {
  const { playSound, storage } = useServices()
  const hasPlayed = useRef(false)
  useEffect(() => {
    if (hasPlayed.current || tone === 'information' || tone === 'question') return
    hasPlayed.current = true
    if (isSoundOn(storage.read(), 'error')) playSound(ERROR_SOUND)
  }, [playSound, storage, tone])
}

/** Enter and Escape close, also while the frame has the focus. Enter on a button presses it. */
export function useDismissKeys(client: RefObject<HTMLElement | null>, close: () => void): void {
  // In the frame that shows the message: visitors press Enter as soon as they see it.
  useLayoutEffect(() => {
    const dialog = client.current?.closest<HTMLElement>('[data-window-id]') ?? client.current
    const dismiss = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isDismissal(event)) return
      event.preventDefault()
      close()
    }
    dialog?.addEventListener('keydown', dismiss)
    return () => dialog?.removeEventListener('keydown', dismiss)
  }, [client, close])
}

function isDismissal(event: KeyboardEvent): boolean {
  if (event.key === 'Escape') return true
  return event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)
}

/** Whether an element holds more than it shows, top to bottom. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new ResizeObserver(() => {
      setOverflows(current.scrollHeight > current.clientHeight)
    })
    observer.observe(current)
    // The text grows without its box when a font arrives.
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element])
  return overflows
}

/** The lines of a message, or of the default one where there is none; empty lines are kept. */
export function messageLines(message = "Something's wrong!"): readonly string[] {
  return message.split('\n')
}
