import { owner } from 'virtual:owner'
import { site } from 'virtual:site'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { TaskCard, TaskLink } from '../../ui/pane/TaskPane.tsx'

/** The owner's addresses, in the pane of a window. Null where there are none. */
export function ContactCard() {
  const { email } = owner
  if (email === '' && site.profiles.length === 0) return null
  return (
    <TaskCard title="Contact">
      {email !== '' && (
        <TaskLink icon="mail" href={`mailto:${email}`}>
          {email}
        </TaskLink>
      )}
      {site.profiles.map(({ label, url }) => (
        <TaskLink key={url} icon="web-page" href={url} rel="me noopener" {...OWNERS_WORDS}>
          {label}
        </TaskLink>
      ))}
    </TaskCard>
  )
}
