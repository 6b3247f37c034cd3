import type { ReactNode } from 'react'
import { owner } from 'virtual:owner'
import { projects } from 'virtual:projects'
import { hrefOf } from '../../owner/base.ts'
import type { Resume } from '../../owner/resume.ts'
import { periodText, PRESENT, resumeDate } from '../../owner/resumeDates.ts'
import { jobIds } from '../../owner/sections.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import styles from './resume.module.css'

interface EntriesProps {
  readonly words: Resume
  readonly level: 1 | 2
}

export function Experience({ words, level }: EntriesProps) {
  const ids = jobIds(words.experience)
  return words.experience.map(
    ({ role, organization, url, location, summary, highlights = [], ...time }, index) => (
      <Entry
        key={`${role} ${organization} ${time.from}`}
        id={ids[index]}
        title={role}
        level={level}
        time={<Period {...time} />}
        place={[<Linked key="organization" text={organization} url={url} />, location]}
      >
        {summary !== undefined && <p {...OWNERS_WORDS}>{summary}</p>}
        <Highlights of={highlights} />
      </Entry>
    ),
  )
}

export function Education({ words, level }: EntriesProps) {
  return words.education.map(
    ({ subject, degree, institution, url, location, highlights = [], ...time }) => (
      <Entry
        key={`${subject} ${institution} ${time.from}`}
        title={degree === undefined ? subject : `${degree}, ${subject}`}
        level={level}
        time={<Period {...time} />}
        place={[<Linked key="institution" text={institution} url={url} />, location]}
      >
        <Highlights of={highlights} />
      </Entry>
    ),
  )
}

export function Talks({ words, level }: EntriesProps) {
  return words.talks.map(({ title, event, date, url, location, description }) => (
    <Entry
      key={`${title} ${event} ${date}`}
      title={<Linked text={title} url={url} />}
      level={level}
      time={<time dateTime={date}>{resumeDate(date)}</time>}
      place={[event, location]}
    >
      {description !== undefined && <p {...OWNERS_WORDS}>{description}</p>}
    </Entry>
  ))
}

export function Projects({ level }: Pick<EntriesProps, 'level'>) {
  return projects.map(({ title, description, demo, repository }) => {
    const linkTo = (text: string, url: string | undefined): ReactNode =>
      url && <ProjectLink key={text} text={text} title={title} url={url} />
    const links = [linkTo('Demo', demo), linkTo('Code', repository)]
    return (
      <Entry key={title} title={title} level={level} place={links}>
        <p {...OWNERS_WORDS}>{description}</p>
      </Entry>
    )
  })
}

/** Assistive technology also hears the project's name. */
function ProjectLink(link: {
  readonly text: string
  readonly title: string
  readonly url: string
}) {
  return (
    <a href={hrefOf(link.url)} rel="noopener">
      {link.text}
      <span className="visually-hidden"> of {link.title}</span>
    </a>
  )
}

export function Certifications() {
  return (
    <ul role="list" className={styles.plain}>
      {owner.certifications.map(({ title, issuer, year }) => (
        <li key={title} className={styles.row}>
          <span className={styles.time}>{year}</span>{' '}
          <span {...OWNERS_WORDS}>
            <strong>{title}</strong>, {issuer}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  /** Of an entry that links may target. */
  readonly id?: string | undefined
  readonly title: ReactNode
  readonly level: 1 | 2
  readonly time?: ReactNode
  readonly place?: readonly ReactNode[]
  readonly children?: ReactNode
}

function Entry({ id, title, level, time, place = [], children }: EntryProps) {
  const Title = level === 1 ? 'h3' : 'h4'
  const told = place.filter((each) => each !== undefined)
  return (
    <div className={time === undefined ? styles.entry : `${styles.entry} ${styles.row}`}>
      <Title className={styles.title} id={id} {...OWNERS_WORDS}>
        {title}
      </Title>
      {time !== undefined && <p className={styles.time}>{time}</p>}
      {told.length > 0 && (
        <p className={styles.place} {...OWNERS_WORDS}>
          {told.flatMap((each, index) => (index === 0 ? [each] : [', ', each]))}
        </p>
      )}
      {children}
    </div>
  )
}

function Linked({ text, url }: { readonly text: string; readonly url?: string | undefined }) {
  if (url === undefined) return text
  return (
    <a href={url} rel="noopener">
      {text}
    </a>
  )
}

/** Machines read `dateTime`, people the text. */
function Period({ from, to }: { readonly from: string; readonly to?: string }) {
  if (from === to) return <time dateTime={from}>{periodText({ from, to })}</time>
  return (
    <>
      <time dateTime={from}>{resumeDate(from)}</time> –{' '}
      {to === undefined ? PRESENT : <time dateTime={to}>{resumeDate(to)}</time>}
    </>
  )
}

function Highlights({ of }: { readonly of: readonly string[] }) {
  if (of.length === 0) return null
  return (
    <ul className={styles.highlights}>
      {of.map((text) => (
        <li key={text} {...OWNERS_WORDS}>
          {text}
        </li>
      ))}
    </ul>
  )
}
