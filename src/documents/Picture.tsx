/** A picture in several sizes and two formats, of which the browser chooses one. */
import styles from './picture.module.css'

export interface PictureSource {
  /** Of the largest size, in its own pixels: the page reserves the space before the picture has loaded. */
  readonly width: number
  readonly height: number
  /** A srcset. */
  readonly avif: string
  readonly webp: string
  readonly src: string
}

interface PictureProps {
  readonly source: PictureSource
  /** Empty where the picture adds nothing to the text beside it. */
  readonly alt: string
  /** The width at which it is shown, as in the attribute `sizes`. */
  readonly sizes: string
  /** True: it is visible at once, so it is loaded first. Otherwise it is loaded when the visitor gets near. */
  readonly isFirst?: boolean
  readonly className?: string | undefined
}

export function Picture({ source, alt, sizes, isFirst = false, className }: PictureProps) {
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      <source type="image/webp" srcSet={source.webp} sizes={sizes} />
      <img
        className={className ? `${styles.image} ${className}` : styles.image}
        src={source.src}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst ? { fetchPriority: 'high' } : { decoding: 'async' })}
      />
    </picture>
  )
}
