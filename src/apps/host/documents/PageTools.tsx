/** The tools above a page inside a window: they copy its whole address, and lead to it. */
import { useState } from 'react'
import { copyText } from '../../../base/services/clipboard.ts'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './documentView.module.css'

interface PageToolsProps {
  /** Of the page and its section, as it stands in a link. */
  readonly href: string
}

export function PageTools({ href }: PageToolsProps) {
  return (
    <>
      <CopyLink key={href} href={href} />
      <a className={styles.tool} href={href} data-leaves="">
        <Icon name="web-page" size={16} />
        Open as page
      </a>
    </>
  )
}

type Outcome = 'none' | 'copied' | 'failed'

const SAID: Readonly<Record<Outcome, string>> = {
  none: '',
  copied: 'Copied',
  failed: 'Not copied: “Open as page” shows the address.',
}

function CopyLink({ href }: { readonly href: string }) {
  const { navigation } = useServices()
  const [outcome, setOutcome] = useState<Outcome>('none')
  const copy = (): void => {
    // The same words again would not be announced.
    setOutcome('none')
    copyText(navigation.wholeAddress(href)).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return (
    <>
      <span aria-live="polite" className={styles.status}>
        {SAID[outcome]}
      </span>
      <button
        type="button"
        className={styles.tool}
        onClick={copy}
        // Not after some time: visitors who read slowly would miss it.
        onBlur={() => setOutcome('none')}
      >
        <Icon name="link" size={16} />
        Copy link
      </button>
    </>
  )
}
