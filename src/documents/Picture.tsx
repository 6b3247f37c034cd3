/** A picture in several sizes and two formats, of which the browser takes what it needs and knows. */
import styles from './picture.module.css'

interface PictureSource {
  /** Of the largest, in its own pixels: the room is kept before it has come. */
  readonly width: number
  readonly height: number
  /** A srcset. */
  readonly avif: string
  readonly webp: string
  readonly src: string
}

interface PictureProps {
  readonly source: PictureSource
  /** Empty where the picture says nothing that the text beside it does not. */
  readonly alt: string
  /** How wide it is shown, as the `sizes` of HTML. */
  readonly sizes: string
  /** Shown at once, ahead of others; without it the picture is loaded when it is scrolled near. */
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
