import { Fragment, type ReactElement } from 'react'
import { owner } from 'virtual:owner'
import { pictures } from 'virtual:pictures'
import { hasResume, site } from 'virtual:site'
import { hrefOf } from '../../owner/base.ts'
import { BLOG_PATH, RESUME_PATH, RESUME_PDF_PATH } from '../../owner/paths.ts'
import type { AboutSection } from '../../owner/sections.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../Picture.tsx'
import { TagList } from '../TagList.tsx'
import styles from './profile.module.css'
import { Projects } from './Projects.tsx'
import { shownSections } from './shownSections.ts'

export function Profile({ level }: { readonly level: 1 | 2 }) {
  const Title = level === 1 ? 'h1' : 'h2'
  const Section = level === 1 ? 'h2' : 'h3'
  const shown: Readonly<Record<AboutSection, ReactElement>> = {
    projects: <Projects level={level} />,
    skills: <TagList tags={owner.skills} label="Skills" mark={OWNERS_WORDS} />,
    certifications: <Certifications />,
  }
  return (
    <div className={styles.room}>
      <div className={styles.profile}>
        <div className={styles.head}>
          <Portrait />
          <div>
            <Title className={styles.name}>{owner.name}</Title>
            <p className={styles.role} {...OWNERS_WORDS}>
              {owner.role}
            </p>
            {owner.headline !== '' && (
              <p className={styles.headline} {...OWNERS_WORDS}>
                {owner.headline}
              </p>
            )}
            <Circumstances />
            <ProfileLinks />
          </div>
        </div>
        {owner.bio.length > 0 && (
          <div className={styles.bio}>
            {owner.bio.map((paragraph) => (
              <p key={paragraph} {...OWNERS_WORDS}>
                {paragraph}
              </p>
            ))}
          </div>
        )}
        {shownSections.map(({ id, title }) => (
          <Fragment key={id}>
            <Section className={styles.section} id={id}>
              {title}
            </Section>
            {shown[id]}
          </Fragment>
        ))}
        <NextSteps />
      </div>
    </div>
  )
}

function Portrait() {
  const { avatar } = pictures
  if (!avatar) return null
  return (
    <div className={styles.portrait}>
      <Picture source={avatar} alt={`Portrait of ${owner.name}`} sizes="128px" isFirst />
    </div>
  )
}

function Circumstances() {
  const { location, availability } = owner
  if (location === '' && availability === '') return null
  return (
    <div className={styles.circumstances} {...OWNERS_WORDS}>
      {location !== '' && (
        <p className={styles.location}>
          <Icon name="home" size={16} />
          {location}
        </p>
      )}
      {availability !== '' && <p className={styles.availability}>{availability}</p>}
    </div>
  )
}

function ProfileLinks() {
  const { email } = owner
  return (
    <ul role="list" className={styles.links} aria-label={`More of ${owner.name}`}>
      {hasResume && (
        <>
          <li>
            <a href={hrefOf(RESUME_PATH)}>Résumé</a>
          </li>
          <li>
            <a href={hrefOf(RESUME_PDF_PATH)} data-leaves="">
              Résumé as PDF
            </a>
          </li>
        </>
      )}
      <li>
        <a href={hrefOf(BLOG_PATH)}>Articles</a>
      </li>
      {email !== '' && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {site.profiles.map(({ label, url }) => (
        <li key={url} {...OWNERS_WORDS}>
          <a href={url} rel="me noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function NextSteps() {
  const { email } = owner
  if (!hasResume && email === '') return null
  return (
    <ul
      role="list"
      className={`${styles.links} ${styles.nextSteps}`}
      data-screen=""
      aria-label="Next steps"
    >
      {hasResume && (
        <li>
          <a href={hrefOf(RESUME_PATH)}>Read the résumé</a>
        </li>
      )}
      {email !== '' && (
        <li>
          <a href={`mailto:${email}`}>Write to {owner.name}</a>
        </li>
      )}
    </ul>
  )
}

function Certifications() {
  return (
    <ul role="list" className={styles.certifications} aria-label="Certifications">
      {owner.certifications.map(({ title, issuer, year }) => (
        <li key={title} className={styles.certification}>
          <span className={styles.certificate} {...OWNERS_WORDS}>
            {title}
          </span>{' '}
          <span className={styles.issuer} {...OWNERS_WORDS}>
            {issuer}, {year}
          </span>
        </li>
      ))}
    </ul>
  )
}
