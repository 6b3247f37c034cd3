import { owner } from 'virtual:owner'
import type { SkillGroup, SpokenLanguage } from '../../owner/resume.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { TagList } from '../TagList.tsx'
import styles from './resume.module.css'

/** Without groups, one list. */
export function Skills({ groups }: { readonly groups: readonly SkillGroup[] }) {
  if (groups.length === 0) return <TagList tags={owner.skills} label="Skills" mark={OWNERS_WORDS} />
  return (
    <dl className={styles.pairs}>
      {groups.map(({ name, skills }) => (
        <div key={name} className={styles.pair} {...OWNERS_WORDS}>
          <dt>{name}</dt>
          <dd>{skills.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Languages({ languages }: { readonly languages: readonly SpokenLanguage[] }) {
  return (
    <dl className={styles.pairs}>
      {languages.map(({ language, level }) => (
        <div key={language} className={styles.pair} {...OWNERS_WORDS}>
          <dt>{language}</dt>
          <dd>{level}</dd>
        </div>
      ))}
    </dl>
  )
}
