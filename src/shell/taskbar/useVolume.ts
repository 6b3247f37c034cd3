import { type RefObject, useCallback, useRef, useState } from 'react'

export interface VolumeControl {
  readonly isOpen: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  toggle(): void
  close(): void
}

/** Whether the small window with the volume is open, for the tray's button and for the window. */
export function useVolume(): VolumeControl {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  return { isOpen, button, close, toggle: () => setOpen(!isOpen) }
}
