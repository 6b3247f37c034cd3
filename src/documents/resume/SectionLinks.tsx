import { Landmark } from '../Landmark.tsx'
import styles from './sectionLinks.module.css'
import { shownSections } from './shownSections.ts'

interface SectionLinksProps {
  readonly isLandmark: boolean
}

export function SectionLinks({ isLandmark }: SectionLinksProps) {
  if (shownSections.length < 2) return null
  return (
    <Landmark
      isLandmark={isLandmark}
      aria-label="On this page"
      className={styles.links}
      data-screen=""
    >
      <ul role="list">
        {shownSections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </Landmark>
  )
}
