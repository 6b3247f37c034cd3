/**
 * An icon of START. Those that it shows when it opens are on one picture: Chromium keeps a document for every SVG that a
 * page holds, and with each of them every task of the page, such as a step of a drag, takes a microsecond more.
 */
import { startIcons } from 'virtual:start-icons'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Entries.module.css'

interface StartIconProps {
  /** A file's name in `assets/icons`, without ending. */
  readonly name: string
  /** Width and height in CSS pixels. */
  readonly size: number
}

export function StartIcon({ name, size }: StartIconProps) {
  const [isLost, setLost] = useState(false)
  const frame = startIcons.frames[`${size}/${name}`]
  // The icons of nested menus have no frames, since these menus are rendered only when they open. The picture may fail
  // to load offline, where only the pixel ratio of the last visit is cached; the SVGs are always cached.
  if (!frame || isLost) return <Icon name={name} size={size} />
  return (
    <img
      className={styles.icon}
      src={startIcons.src}
      srcSet={`${startIcons.double} 2x`}
      style={{ objectPosition: `-${frame.x}px -${frame.y}px` }}
      width={size}
      height={size}
      alt=""
      aria-hidden="true"
      draggable={false}
      onError={() => setLost(true)}
    />
  )
}
