import { RESUME_SECTIONS, RESUME_TITLES, type ResumeSection } from '../../owner/sections.ts'
import { Landmark } from '../Landmark.tsx'
import styles from './sectionLinks.module.css'

interface SectionLinksProps {
  readonly names: readonly ResumeSection[]
  readonly isLandmark: boolean
}

export function SectionLinks({ names, isLandmark }: SectionLinksProps) {
  if (names.length < 2) return null
  return (
    <Landmark
      isLandmark={isLandmark}
      aria-label="On this page"
      className={styles.links}
      data-screen=""
    >
      <ul role="list">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${RESUME_SECTIONS[name]}`}>{RESUME_TITLES[name]}</a>
          </li>
        ))}
      </ul>
    </Landmark>
  )
}
