/** What a slide show adds to the stage: the next picture, loaded ahead, its controls, and words on each slide. */
import type { RefObject } from 'react'
import type { AlbumPicture } from '../../memory/deskState.ts'
import { ShowControls } from './ShowControls.tsx'
import { NextSlide } from './Stage.tsx'
import type { SlideShow } from './useSlideShow.ts'

interface ShowLayerProps {
  readonly picture: AlbumPicture | undefined
  readonly nextPath: string
  readonly stage: RefObject<HTMLElement | null>
  readonly show: SlideShow
}

export function ShowLayer({ picture, nextPath, stage, show }: ShowLayerProps) {
  return (
    <>
      <NextSlide key={nextPath} path={nextPath} />
      <ShowControls
        stage={stage}
        isPaused={show.isPaused}
        onToggle={show.toggle}
        onEnd={show.end}
      />
      {/* The title of the window changes with each slide, but is out of sight and reach. */}
      <p role="status" className="visually-hidden">
        {show.isPaused && 'Paused: '}
        {picture?.alt ?? picture?.name}
      </p>
    </>
  )
}
