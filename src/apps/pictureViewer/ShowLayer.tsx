/** What a slide show adds to the stage: the next picture, loaded ahead, the button that ends it, and words on each slide. */
import type { RefObject } from 'react'
import type { AlbumPicture } from '../host/albums.ts'
import { EndOfShow } from './EndOfShow.tsx'
import { NextSlide } from './Stage.tsx'

interface ShowLayerProps {
  readonly picture: AlbumPicture | undefined
  readonly nextPath: string
  readonly stage: RefObject<HTMLElement | null>
  readonly onEnd: () => void
}

export function ShowLayer({ picture, nextPath, stage, onEnd }: ShowLayerProps) {
  return (
    <>
      <NextSlide key={nextPath} path={nextPath} />
      <EndOfShow stage={stage} onEnd={onEnd} />
      {/* The title of the window changes with each slide, but is out of sight and reach. */}
      <p role="status" className="visually-hidden">
        {picture?.alt ?? picture?.name}
      </p>
    </>
  )
}
