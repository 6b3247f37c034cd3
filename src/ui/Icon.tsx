/** A picture from `assets/icons` beside a text. It says nothing of its own: the text is the name. */
import { textScale } from '../base/theme/textScale.ts'
import styles from './Icon.module.css'
import { iconUrl } from './iconUrls.ts'

interface IconProps {
  /** A file's name in `assets/icons`, without ending; any other text shows a plain sheet. */
  readonly name: string
  /** Width and height in CSS pixels. */
  readonly size: number
  readonly className?: string | undefined
}

export function Icon({ name, ...picture }: IconProps) {
  return <Picture src={iconUrl(name, picture.size * textScale())} {...picture} />
}

interface PictureProps extends Omit<IconProps, 'name'> {
  readonly src: string
}

export function Picture({ src, size, className = '' }: PictureProps) {
  return (
    <img
      className={`${styles.icon} ${className}`}
      src={src}
      width={size}
      height={size}
      alt=""
      aria-hidden="true"
      draggable={false}
    />
  )
}
