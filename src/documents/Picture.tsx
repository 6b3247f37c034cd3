import type { PictureSource } from 'virtual:posts'
import styles from './picture.module.css'

interface PictureProps {
  readonly source: PictureSource
  /** Empty where the picture adds nothing to the text beside it. */
  readonly alt: string
  /** The displayed width, as in the attribute `sizes`. */
  readonly sizes: string
  /** True loads a picture above the fold eagerly, false loads it when it comes near. */
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
