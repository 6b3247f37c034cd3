/** Icons share one picture: in every task, Chromium does a little work for each SVG of the page. */
import { startIcons } from 'virtual:start-icons'
import { useState } from 'react'
import { textScale } from '../../base/theme/textScale.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Entries.module.css'

interface StartIconProps {
  /** The name of a file in `assets/icons`, without its extension. */
  readonly name: string
  /** In CSS pixels. */
  readonly size: number
}

export function StartIcon({ name, size }: StartIconProps) {
  const [isLost, setLost] = useState(false)
  const frame = startIcons.frames[`${size}/${name}`]
  // Nested menus render their icons only when they open, so these have no frames. Offline the
  // picture may fail to load, as only one pixel ratio is cached; the SVGs are always cached.
  // In larger letters the drawings themselves are sharper.
  if (!frame || isLost || textScale() > 1) return <Icon name={name} size={size} />
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
