/**
 * An icon of START. On a desktop those that it shows when it opens are on one picture: Chromium keeps a document for
 * every SVG that a page holds, and with each of them every task of the page, such as a step of a drag, takes a
 * microsecond more. A phone drags nothing, and SVGs are smaller.
 */
import { startIcons } from 'virtual:start-icons'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Entries.module.css'

interface StartIconProps {
  /** A file's name in `assets/icons`, without ending. */
  readonly name: string
  /** Width and height in CSS pixels. */
  readonly size: number
}

export function StartIcon({ name, size }: StartIconProps) {
  const { phone } = useServices()
  const frame = startIcons.frames[`${size}/${name}`]
  // Entries of nested menus have no frame: they are shown only when those open.
  if (!frame || phone.matches()) return <Icon name={name} size={size} />
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
    />
  )
}
