/** Who the site is about, as page and window show it. Pure: it has plain links and uses no browser. */
import { pictures } from 'virtual:pictures'
import { projects } from 'virtual:projects'
import { site } from 'virtual:site'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { Picture } from '../Picture.tsx'
import { TagList } from '../TagList.tsx'
import styles from './profile.module.css'
import { Projects } from './Projects.tsx'

interface ProfileProps {
  /** The level of the first heading: 1 on a page, 2 in a window. */
  readonly level: 1 | 2
}

export function Profile({ level }: ProfileProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  const Section = level === 1 ? 'h2' : 'h3'
  const { owner } = site
  return (
    <div className={styles.room}>
      <div className={styles.profile}>
        <div className={styles.head}>
          <Portrait />
          <div>
            <Title className={styles.name}>{owner.name}</Title>
            <p className={styles.headline} {...OWNERS_WORDS}>
              {owner.headline || owner.role}
            </p>
          </div>
        </div>
        <div className={styles.bio}>
          {owner.bio.map((paragraph) => (
            <p key={paragraph} {...OWNERS_WORDS}>
              {paragraph}
            </p>
          ))}
          <ProfileLinks />
        </div>
        {owner.skills.length > 0 && (
          <>
            <Section className={styles.section}>Skills</Section>
            <TagList tags={owner.skills} label="Skills" mark={OWNERS_WORDS} />
          </>
        )}
        {projects.length > 0 && (
          <>
            <Section className={styles.section}>Projects</Section>
            <Projects level={level} />
          </>
        )}
        {owner.certifications.length > 0 && (
          <>
            <Section className={styles.section}>Certifications</Section>
            <Certifications />
          </>
        )}
      </div>
    </div>
  )
}

function Portrait() {
  const { avatar } = pictures
  if (!avatar) return null
  return (
    <div className={styles.portrait}>
      <Picture source={avatar} alt={`Portrait of ${site.owner.name}`} sizes="128px" isFirst />
    </div>
  )
}

function ProfileLinks() {
  const { email } = site.owner
  if (site.profiles.length === 0 && email === '') return null
  return (
    <ul role="list" className={styles.links} aria-label="Profiles on other sites">
      {site.profiles.map(({ label, url }) => (
        <li key={url} {...OWNERS_WORDS}>
          <a href={url} rel="me noopener">
            {label}
          </a>
        </li>
      ))}
      {email !== '' && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  )
}

function Certifications() {
  return (
    <ul role="list" className={styles.certifications} aria-label="Certifications">
      {site.owner.certifications.map(({ title, issuer, year }) => (
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
