/** Shown on a phone's first visit, until it is closed or an app is opened. */
import { useEffect } from 'react'
import { site } from 'virtual:site'
import { useChoices, useServices } from '../../../base/services/ServicesContext.tsx'
import { useDesktop } from '../../../desktop/store/DesktopProvider.tsx'
import { OWNERS_WORDS } from '../../../owner/siteLanguage.ts'
import styles from './Greeting.module.css'

export function Greeting() {
  const { storage } = useServices()
  const { greeted } = useChoices()
  const hasOpened = useDesktop((state) => state.apps.length > 0)
  const isOver = hasOpened && !greeted
  const end = () => storage.write({ greeted: true })
  useEffect(() => {
    if (isOver) storage.write({ greeted: true })
  }, [storage, isOver])
  if (greeted) return null
  const { name, headline, role } = site.owner
  return (
    <section aria-label="Welcome" className={styles.greeting}>
      <p className={styles.owner} {...OWNERS_WORDS}>
        {name} · {role}
      </p>
      {headline ? <p {...OWNERS_WORDS}>{headline}</p> : null}
      <p>Tap an icon to look around.</p>
      <button type="button" aria-label="Close" className={styles.close} onClick={end} />
    </section>
  )
}
