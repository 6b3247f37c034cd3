import { RESUME_SECTIONS, RESUME_TITLES, type ResumeSection } from '../../owner/sections.ts'
import styles from './sectionLinks.module.css'

interface SectionLinksProps {
  readonly names: readonly ResumeSection[]
  /** False in a window, which has no landmarks. */
  readonly isLandmark: boolean
}

export function SectionLinks({ names, isLandmark }: SectionLinksProps) {
  if (names.length < 2) return null
  const list = (
    <ul role="list" aria-label={isLandmark ? undefined : 'On this page'}>
      {names.map((name) => (
        <li key={name}>
          <a href={`#${RESUME_SECTIONS[name]}`}>{RESUME_TITLES[name]}</a>
        </li>
      ))}
    </ul>
  )
  return isLandmark ? (
    <nav aria-label="On this page" className={styles.links}>
      {list}
    </nav>
  ) : (
    <div className={styles.links}>{list}</div>
  )
}
