import type { Heading } from 'virtual:posts'
import { INTERFACE_LANGUAGE, langMark } from '../../../owner/language.ts'
import { Landmark } from '../../Landmark.tsx'
import styles from './contents.module.css'

const NAME = 'On this page'

interface ContentsProps {
  readonly headings: readonly Heading[]
  readonly isLandmark: boolean
  readonly language: string
}

/** Beside the text where there is room, else folded up above it: only one of the two is shown. */
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
      <details className={styles.folded}>
        <summary className={styles.label}>{NAME}</summary>
        <SectionList sections={sections} language={language} />
      </details>
    </Landmark>
  )
}

function SectionList(props: { readonly sections: readonly Section[]; readonly language: string }) {
  const { sections, language } = props
  return (
    <ol className={styles.list} {...langMark(language)}>
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
