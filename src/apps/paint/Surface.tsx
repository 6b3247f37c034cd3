/** The picture on its desk, to be painted on by pointers and by keys. */
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useState,
} from 'react'
import type { Box, Point } from '../../base/geometry/box.ts'
import { crossByKey } from './keyboard.ts'
import styles from './paint.module.css'
import { TextBox } from './TextBox.tsx'
import { usePointers } from './usePointers.ts'
import { type StrokesProps, useStrokes } from './useStrokes.ts'
import '../../ui/scrollBars.css'

export interface SurfaceHandle {
  /** Shows pixels that have changed. */
  paint(box: Box | null): void
  /** Ends a stroke that has begun by keys. */
  finish(): void
}

interface SurfaceProps extends StrokesProps {
  readonly ref: Ref<SurfaceHandle>
  readonly desk: RefObject<HTMLDivElement | null>
}

export function Surface({ ref, desk, ...props }: SurfaceProps) {
  const { drawing, settings } = props
  const strokes = useStrokes(props)
  const { canvas, picture, pen, paint, press, typingAt } = strokes
  const pointers = usePointers(strokes, settings.tool === 'text')
  const [cross, setCross] = useState<Point>({ x: 20, y: 20 })
  const [isDrawing, setIsDrawing] = useState(false)
  const hintId = useId()

  const lift = (): void => {
    setIsDrawing(false)
    strokes.lift()
  }
  useImperativeHandle(ref, () => ({ paint, finish: lift }))

  const handleKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return
    const next = crossByKey(cross, picture, event)
    if (next) {
      setCross(next)
      if (isDrawing) paint(pen.move(next, event.shiftKey))
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (pen.isDown()) lift()
      else {
        press(cross, false)
        if (settings.tool === 'fill') lift()
        else setIsDrawing(pen.isDown())
      }
    } else if (event.key === 'Escape' && pen.isDown()) {
      setIsDrawing(false)
      paint(pen.cancel())
    } else return
    event.preventDefault()
  }
  const { width, height } = picture
  return (
    <div ref={desk} className={`${styles.desk} luna-scroll`}>
      <div className={styles.sheet} style={{ width, height }}>
        <canvas
          ref={canvas}
          width={width}
          height={height}
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- it hears keys
          role="application"
          aria-label="Picture"
          aria-describedby={hintId}
          className={styles.canvas}
          tabIndex={0}
          data-autofocus=""
          {...pointers}
          onKeyDown={handleKey}
          onBlur={() => isDrawing && lift()}
        />
        <span
          className={styles.cross}
          data-drawing={isDrawing}
          style={{ left: cross.x, top: cross.y }}
        />
        {typingAt && (
          <TextBox
            key={`${typingAt.x},${typingAt.y}`}
            at={typingAt}
            color={settings.color}
            drawing={drawing}
            onEnd={strokes.endText}
          />
        )}
      </div>
      <span id={hintId} hidden>
        The arrow keys move a cross hair, with Control by one pixel. Space begins a stroke and ends
        it; Escape takes it back.
      </span>
      <p role="status" className="visually-hidden">
        {isDrawing ? 'Drawing' : `Cross hair at ${cross.x}, ${cross.y}`}
      </p>
    </div>
  )
}
