/**
 * The viewer's client area: the picture on white, and the strip of tools below it. The window's location determines
 * which picture is shown, during a slide show too.
 */
import { type KeyboardEvent, useRef } from 'react'
import type { AlbumPicture } from '../../memory/deskState.ts'
import type { AppViewProps } from '../host/app.ts'
import { pictureAt, viewerPath } from '../../files/fileLocation.ts'
import { useStableAddress } from '../host/useFiles.ts'
import { useLostPage, useTitle } from '../host/windowEffects.ts'
import { actualView, fitView, overflow, panned, rotated, ZOOM_STEP, zoomed } from './pictureView.ts'
import { addressOf } from './album.ts'
import { ShowLayer, useSlidePointer, useSlideShow } from './SlideShow.tsx'
import { NoPicture, Stage } from './Stage.tsx'
import type { StagePainter } from './stagePainter.ts'
import { useAlbum } from './useAlbum.ts'
import { pressEffect, type ViewerCommand } from './viewerKeys.ts'
import { ViewerToolbar } from './ViewerToolbar.tsx'
import styles from './view.module.css'

const NOTHING = { album: [], picture: undefined }
const NO_OVERFLOW = { x: false, y: false }

export default function PictureViewerView({ window, open }: AppViewProps) {
  const location = window.location?.path ?? ''
  const { shown: opened, retry } = useAlbum(window.id, pictureAt(location))
  const { album, picture } = opened.status === 'shown' ? opened : NOTHING
  const stage = useRef<HTMLDivElement>(null)
  const painter = useRef<StagePainter | null>(null)

  const path = picture?.path ?? ''
  const beside = (step: number) => pictureBeside(album, path, step) ?? picture
  /** @param isSlide true: Back leads to where the show began, not through it */
  const goTo = (next: AlbumPicture | undefined, isSlide = false): void => {
    if (!next) return
    const to = { path: viewerPath(addressOf(next)), ...(isSlide && { insteadOf: location }) }
    open({ type: 'window/wentTo', id: window.id, location: to })
  }
  const button = useRef<HTMLButtonElement>(null)
  const show = useSlideShow({ id: window.id, stage, button, path }, () => goTo(beside(1), true))
  useTitle({ window, open }, picture && `${picture.name} - Picture Viewer`)
  useStableAddress({ window, open }, picture?.address && viewerPath(picture.address))
  useLostPage(opened.status === 'lost' ? location : null, open)

  const hasOthers = album.length > 1
  const carryOut = (command: ViewerCommand): void => {
    if (command === 'previous' || command === 'next') {
      if (hasOthers) goTo(beside(command === 'next' ? 1 : -1), show.isRunning)
    } else if (command === 'slideShow') {
      if (show.isRunning) show.end()
      else if (hasOthers) {
        // All the pictures that follow fit, too.
        if (painter.current) adjust(painter.current, 'bestFit')
        show.start()
      }
    } else if (command === 'pause') show.toggle()
    else if (painter.current) adjust(painter.current, command)
  }
  const slidePointer = useSlidePointer(() => carryOut('next'))
  const handleKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return
    const shown = painter.current
    const overflows = shown ? overflow(shown.view(), shown.frame()) : NO_OVERFLOW
    const isOnStage = event.target === stage.current
    const effect = pressEffect(event, { isOnStage, isShow: show.isRunning, overflows })
    if (!effect) return
    event.preventDefault()
    if (effect.type === 'pan') shown?.show(panned(shown.view(), shown.frame(), effect.by))
    // Without this, holding the key would pause and resume the show with every repeat.
    else if (effect.command !== 'pause' || !event.repeat) carryOut(effect.command)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that its parts have not used
    <div className={styles.client} data-slide-show={show.isRunning} onKeyDown={handleKey}>
      <div
        ref={stage}
        role="group"
        aria-label="Picture area"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it pans, by keyboard too
        tabIndex={0}
        data-autofocus=""
        className={styles.stage}
        {...(show.isRunning && slidePointer)}
      >
        {picture ? (
          <Stage
            key={path}
            picture={picture}
            stage={stage}
            painter={painter}
            isSlide={show.isRunning}
          />
        ) : (
          <NoPicture status={opened.status} onRetry={retry} />
        )}
        {show.isRunning && (
          <ShowLayer picture={picture} nextPath={beside(1)?.path ?? path} show={show} />
        )}
      </div>
      <ViewerToolbar
        hasPicture={picture !== undefined}
        hasOthers={hasOthers}
        isCovered={show.isRunning}
        slideShowRef={button}
        onCommand={carryOut}
      />
    </div>
  )
}

/** The album has no end: its last picture is followed by the first. */
function pictureBeside(
  album: readonly AlbumPicture[],
  path: string,
  step: number,
): AlbumPicture | undefined {
  const index = album.findIndex((each) => each.path === path)
  return album[(index + step + album.length) % album.length]
}

type Adjustment = Exclude<ViewerCommand, 'previous' | 'next' | 'slideShow' | 'pause'>

function adjust(painter: StagePainter, command: Adjustment): void {
  const [view, frame] = [painter.view(), painter.frame()]
  switch (command) {
    case 'zoomIn':
      return painter.show(zoomed(view, frame, ZOOM_STEP))
    case 'zoomOut':
      return painter.show(zoomed(view, frame, 1 / ZOOM_STEP))
    case 'bestFit':
      return painter.show(fitView(frame, view.turns))
    case 'actualSize':
      return painter.show(actualView(view, frame))
    case 'rotate':
      return painter.show(rotated(view, frame))
  }
}
