/** What the text tool types into: a line over the picture, which becomes a part of it. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Box, Point } from '../../base/geometry/box.ts'
import type { Drawing } from './core/drawing.ts'
import { putCrop } from './core/picture.ts'
import { textPicture } from './images.ts'
import styles from './paint.module.css'

interface TextBoxProps {
  readonly at: Point
  readonly color: string
  readonly drawing: Drawing
  /** The box that the text has changed; null if nothing was typed. */
  readonly onEnd: (box: Box | null) => void
}

export function TextBox({ at, color, drawing, onEnd }: TextBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const hasEnded = useRef(false)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const end = (isWanted: boolean): void => {
    if (hasEnded.current || !input.current) return
    hasEnded.current = true
    onEnd(isWanted ? write(input.current) : null)
  }
  const write = ({ value }: HTMLInputElement): Box | null => {
    const picture = drawing.picture()
    const text = value.trim() === '' ? null : textPicture(picture, value, at, color)
    if (!text) return null
    putCrop(picture, text.box, text.pixels)
    return drawing.touch(text.box)
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    end(event.key === 'Enter')
  }
  return (
    <input
      ref={input}
      type="text"
      aria-label="Text for the picture"
      className={styles.text}
      style={{ left: at.x, top: at.y, color }}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={handleKey}
      onBlur={() => end(true)}
    />
  )
}
