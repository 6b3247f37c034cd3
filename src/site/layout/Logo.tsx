import { logo } from 'virtual:logo'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './shell.module.css'

export function Logo() {
  if (!logo) return <Icon name="start-logo" size={26} />
  const { avif, webp, src, width, height, alt } = logo
  const sizes = `${width}px`
  return (
    <picture className={styles.mark}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img src={src} width={width} height={height} alt={alt} {...OWNERS_WORDS} />
    </picture>
  )
}
