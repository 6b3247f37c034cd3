/** The viewer's client area. The window's location says which picture is shown, even in a slide show. */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { WindowId } from '../../desktop/state.ts'
import type { AlbumPicture } from '../../memory/deskState.ts'
import { useDraft } from '../../memory/drafts.ts'
import { useMemory } from '../../memory/MemoryProvider.ts'
import type { AppViewProps } from '../host/app.ts'
import { pictureAt, viewerPath } from '../../files/fileLocation.ts'
import { useFiles, useStableAddress } from '../host/useFiles.ts'
import { useLostPage, useTitle } from '../host/windowEffects.ts'
import {
  actualView,
  fitView,
  overflow,
  panned,
  rotated,
  wordsOf,
  ZOOM_STEP,
  zoomed,
} from './pictureView.ts'
import { addressOf, albumAt, keptAlbum, pictureBeside } from './album.ts'
import { AlbumWord, useAlbumWord } from './AlbumWord.tsx'
import { ShowLayer, useSlidePointer, useSlideShow } from './SlideShow.tsx'
import { NoPicture, Stage } from './Stage.tsx'
import type { StagePainter } from './stagePainter.ts'
import { pressEffect, type ViewerCommand } from './viewerKeys.ts'
import { ViewerToolbar } from './ViewerToolbar.tsx'
import styles from './view.module.css'

const NOTHING = { album: [], picture: undefined }

type Adjustment = Exclude<ViewerCommand, 'previous' | 'next' | 'slideShow' | 'pause'>

const ADJUSTMENTS: Readonly<Record<Adjustment, Parameters<StagePainter['change']>[0]>> = {
  zoomIn: (view, frame) => zoomed(view, frame, ZOOM_STEP),
  zoomOut: (view, frame) => zoomed(view, frame, 1 / ZOOM_STEP),
  bestFit: (view, frame) => fitView(frame, view.turns),
  actualSize: actualView,
  rotate: rotated,
}
const NO_OVERFLOW = { x: false, y: false }

/** Returns the words that say how the picture is shown then. */
function adjust(painter: StagePainter, command: Adjustment): string {
  painter.change(ADJUSTMENTS[command])
  return wordsOf(painter.view(), painter.frame())
}

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
  const [word, tell] = useAlbumWord(album, path)
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
        painter.current?.change(ADJUSTMENTS.bestFit)
        show.start(slides.wake)
      }
    } else if (command === 'pause') show.toggle()
    else if (painter.current) tell(adjust(painter.current, command))
  }
  const slides = useSlidePointer(() => carryOut('next'))
  const handleKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return
    const shown = painter.current
    const overflows = shown ? overflow(shown.view(), shown.frame()) : NO_OVERFLOW
    const isOnStage = event.target === stage.current
    const effect = pressEffect(event, { isOnStage, isShow: show.isRunning, overflows })
    if (!effect) return
    event.preventDefault()
    if (typeof effect === 'object') shown?.change((view, frame) => panned(view, frame, effect))
    // Without this, holding the key would pause and resume the show with every repeat.
    else if (effect !== 'pause' || !event.repeat) carryOut(effect)
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
        {...(show.isRunning && slides.handlers)}
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
        {/* A slide show announces its pictures itself. */}
        {picture && <AlbumWord word={show.isRunning ? '' : word} />}
        <ShowLayer picture={picture} nextPath={beside(1)?.path ?? path} show={show} />
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

/** The pictures of the article or folder that the viewer was opened from, or those of a file's folder. */
function useAlbum(id: WindowId, asked: string | null) {
  const draft = useDraft<unknown>(id, null)
  const [kept] = useState(() => keptAlbum(draft.read()))
  const handed = useMemory().getState().album
  const { list, retry } = useFiles(asked !== null)
  const shown = useMemo(() => albumAt({ asked, handed, kept, list }), [asked, handed, kept, list])
  useEffect(() => {
    if (shown.status === 'shown') draft.keep(shown.album)
  }, [draft, shown])
  return { shown, retry }
}
