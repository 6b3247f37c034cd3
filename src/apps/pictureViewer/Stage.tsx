/** The viewer's stage. React renders only for another picture; gestures and keys write to its style. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useScheduler } from '../../base/motion/SchedulerContext.tsx'
import { hrefOf } from '../../owner/base.ts'
import { Button } from '../../ui/Button.tsx'
import type { AlbumPicture } from '../../memory/deskState.ts'
import type { AlbumAt } from './album.ts'
import { type PictureView, reframed } from './pictureView.ts'
import { createStagePainter, type StagePainter } from './stagePainter.ts'
import { useStageGestures } from './useStageGestures.ts'
import { RestedWords } from '../host/RestedWords.tsx'
import styles from './view.module.css'

interface StageProps {
  readonly picture: AlbumPicture
  readonly stage: RefObject<HTMLElement | null>
  readonly painter: RefObject<StagePainter | null>
  /** True: presses belong to the slide show. */
  readonly isSlide: boolean
}

type Status = 'loading' | 'shown' | 'failed'

/** Mounted anew for each picture. */
export function Stage({ picture, stage, painter, isSlide }: StageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [status, setStatus] = useState<Status>('loading')
  const [attempt, setAttempt] = useState(0)
  usePainter(picture.path, status === 'shown', { image, stage, painter })
  useStageGestures(stage, painter, isSlide)
  const retry = (): void => {
    setStatus('loading')
    setAttempt(attempt + 1)
  }
  return (
    <>
      {status !== 'failed' && (
        <img
          key={attempt}
          ref={image}
          className={styles.image}
          data-shown={status === 'shown'}
          src={hrefOf(picture.path)}
          alt={picture.alt ?? picture.name}
          draggable={false}
          decoding="async"
          onLoad={() => setStatus('shown')}
          onError={() => setStatus('failed')}
        />
      )}
      {status === 'loading' && <LoadingPicture />}
      {status === 'failed' && <FailedPicture onRetry={retry} />}
    </>
  )
}

interface NoPictureProps {
  readonly status: AlbumAt['status']
  readonly onRetry: () => void
}

/** Shown instead of a picture while it is not known which one to show, or if none is open. */
export function NoPicture({ status, onRetry }: NoPictureProps) {
  if (status === 'loading') return <LoadingPicture />
  if (status === 'failed') return <FailedPicture onRetry={onRetry} />
  return (
    <p className={styles.message}>
      No picture is open. Double-click one in an article, or choose Open in the menu of a file in My
      Computer.
    </p>
  )
}

function LoadingPicture() {
  return <RestedWords words="Loading the picture…" className={styles.message} />
}

function FailedPicture({ onRetry }: Pick<NoPictureProps, 'onRetry'>) {
  return (
    <div role="alert" className={styles.message}>
      <p>The picture could not be shown.</p>
      <p>It may have been moved, or the connection was lost.</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  )
}

interface StageParts extends Pick<StageProps, 'stage' | 'painter'> {
  readonly image: RefObject<HTMLImageElement | null>
}

/** Paints the picture for as long as it is shown, and fits it to the stage's size. */
function usePainter(path: string, isShown: boolean, { image, stage, painter }: StageParts): void {
  const scheduler = useScheduler()
  // Minimizing the window ends its effects; once restored, it shows the picture as it was.
  const last = useRef<PictureView | null>(null)
  useLayoutEffect(() => {
    const [element, room] = [image.current, stage.current]
    if (!isShown || !element || !room) return undefined
    const first = {
      // A drawing may have no size of its own.
      picture: {
        width: Math.max(1, element.naturalWidth),
        height: Math.max(1, element.naturalHeight),
      },
      isDrawing: /\.svg$/i.test(path),
      ...measured(room),
    }
    const created = createStagePainter(element, first, scheduler)
    const before = last.current
    if (before) created.change((_view, frame) => reframed(before, frame))
    painter.current = created
    const observer = new ResizeObserver(() => created.reframe(measured(room)))
    observer.observe(room)
    return () => {
      last.current = created.view()
      observer.disconnect()
      created.dispose()
      painter.current = null
    }
  }, [path, isShown, image, stage, painter, scheduler])
}

function measured(room: HTMLElement) {
  return {
    stage: { width: room.clientWidth, height: room.clientHeight },
    ratio: room.ownerDocument.defaultView?.devicePixelRatio ?? 1,
  }
}
