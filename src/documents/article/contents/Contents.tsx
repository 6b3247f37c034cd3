import type { Heading } from 'virtual:posts'
import { INTERFACE_LANGUAGE, langMark } from '../../../owner/language.ts'
import documentStyles from '../../document.module.css'
import { Landmark } from '../../Landmark.tsx'
import styles from './contents.module.css'

const NAME = 'On this page'

interface ContentsProps {
  readonly headings: readonly Heading[]
  readonly isLandmark: boolean
  readonly language: string
}

/**
 * Beside the text where there is room, else folded up above it: only one of the two is shown. A window folds them up
 * among its tools (FoldedContents).
 */
export function Contents({ headings, isLandmark, language }: ContentsProps) {
  const sections = sectionsOf(headings)
  if (sections.length === 0) return null
  return (
    <Landmark
      isLandmark={isLandmark}
      className={styles.contents}
      aria-label={NAME}
      {...langMark(INTERFACE_LANGUAGE, language)}
      data-part="contents"
    >
      <div className={styles.whole}>
        <p className={styles.label}>{NAME}</p>
        <SectionList sections={sections} language={language} />
      </div>
      {isLandmark && <Folded sections={sections} language={language} />}
    </Landmark>
  )
}

/** A tool of a window that shows an article; its list lies above the text. */
export function FoldedContents({ headings, language }: Omit<ContentsProps, 'isLandmark'>) {
  const sections = sectionsOf(headings)
  if (sections.length === 0) return null
  return (
    <div
      role="group"
      {...langMark(INTERFACE_LANGUAGE, language)}
      className={styles.tool}
      aria-label={NAME}
      data-part="contents"
    >
      <Folded sections={sections} language={language} className={documentStyles.document} />
    </div>
  )
}

function Folded(props: ListProps) {
  return (
    <details className={styles.folded}>
      <summary className={styles.label}>{NAME}</summary>
      <SectionList {...props} />
    </details>
  )
}

interface ListProps {
  readonly sections: readonly Section[]
  readonly language: string
  readonly className?: string | undefined
}

function SectionList({ sections, language, className }: ListProps) {
  return (
    <ol className={className ? `${styles.list} ${className}` : styles.list} {...langMark(language)}>
      {sections.map(({ heading, parts }) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`} lang={heading.lang}>
            {heading.text}
          </a>
          {parts.length > 0 && (
            <ol className={styles.parts}>
              {parts.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`}>{part.text}</a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
}

interface Section {
  readonly heading: Heading
  readonly parts: readonly Heading[]
}

/** Headings of level 3 before any of level 2 become sections of their own. */
function sectionsOf(headings: readonly Heading[]): readonly Section[] {
  const sections: { heading: Heading; parts: Heading[] }[] = []
  for (const heading of headings) {
    const last = sections.at(-1)
    if (heading.depth === 3 && last) last.parts.push(heading)
    else sections.push({ heading, parts: [] })
  }
  return sections
}
