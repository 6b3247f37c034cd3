import type { HTMLAttributes } from 'react'

interface LandmarkProps extends HTMLAttributes<HTMLElement> {
  /** False in a window, which has no landmarks. */
  readonly isLandmark: boolean
  readonly 'data-part'?: string
}

/** A named group of links. */
export function Landmark({ isLandmark, ...rest }: LandmarkProps) {
  return isLandmark ? <nav {...rest} /> : <div role="group" {...rest} />
}
