/** The owner's résumé, as page and window show it and as it is printed. */
import type { ReactElement } from 'react'
import { owner } from 'virtual:owner'
import { resume } from 'virtual:resume'
import { hrefOf } from '../../owner/base.ts'
import { INTERFACE_LANGUAGE } from '../../owner/language.ts'
import { RESUME_PDF_PATH } from '../../owner/paths.ts'
import type { Resume as ResumeData } from '../../owner/resume.ts'
import type { ResumeSection } from '../../owner/sections.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { LongDate } from '../LongDate.tsx'
import { Contacts } from './Contacts.tsx'
import { Certifications, Education, Experience, Projects, Talks } from './ResumeEntries.tsx'
import { Languages, Skills } from './ResumeLists.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { shownSections } from './shownSections.ts'
import styles from './resume.module.css'

interface ResumeProps {
  readonly level: 1 | 2
  /** On a page, the page's script handles the print button instead. */
  readonly onPrint?: () => void
}

/** Null on a site without a résumé, which has neither page nor window. */
export function Resume({ level, onPrint }: ResumeProps) {
  return resume && <ResumeSheet words={resume} level={level} {...(onPrint && { onPrint })} />
}

interface ResumeSheetProps extends ResumeProps {
  readonly words: ResumeData
}

function ResumeSheet({ words, level, onPrint }: ResumeSheetProps) {
  const summary = words.summary || owner.headline
  const shown: Readonly<Record<ResumeSection, ReactElement>> = {
    experience: <Experience words={words} level={level} />,
    projects: <Projects level={level} />,
    education: <Education words={words} level={level} />,
    skills: <Skills groups={words.skillGroups} />,
    talks: <Talks words={words} level={level} />,
    certifications: <Certifications />,
    languages: <Languages languages={words.languages} />,
  }
  const Heading = level === 1 ? 'h2' : 'h3'
  return (
    <div className={styles.room}>
      <article className={styles.resume}>
        <Head level={level} {...(onPrint && { onPrint })} />
        <SectionLinks isLandmark={level === 1} />
        {summary !== '' && (
          <p className={styles.summary} {...OWNERS_WORDS}>
            {summary}
          </p>
        )}
        {owner.availability !== '' && (
          <p className={styles.availability} {...OWNERS_WORDS}>
            {owner.availability}
          </p>
        )}
        {shownSections.map(({ id, title }) => (
          <div key={id} className={styles.section}>
            <Heading className={styles.heading} id={id}>
              {title}
            </Heading>
            {shown[id]}
          </div>
        ))}
        <p className={styles.updated}>
          Last changed on <LongDate date={words.updated} language={INTERFACE_LANGUAGE} />
        </p>
      </article>
    </div>
  )
}

function Head({ level, onPrint }: ResumeProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  const { name, role } = owner
  return (
    <div className={styles.head}>
      <Title className={styles.name} {...OWNERS_WORDS}>
        {name}
      </Title>
      <p className={styles.role} {...OWNERS_WORDS}>
        {role}
      </p>
      <Contacts />
      <div className={styles.actions} data-screen="">
        <a
          className={styles.action}
          href={hrefOf(RESUME_PDF_PATH)}
          // Recruiters collect many files named `resume.pdf`.
          download={`${name}, résumé.pdf`}
          data-leaves=""
        >
          Download PDF
        </a>
        <button
          type="button"
          className={`${styles.action} ${styles.print}`}
          data-part="print"
          onClick={onPrint}
        >
          Print
        </button>
      </div>
    </div>
  )
}
