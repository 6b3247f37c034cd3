/** Sounds and Audio Devices: how loud the site is, and which events sound. */
import { Tabs } from '@base-ui/react/tabs'
import { useRef, useState } from 'react'
import { useChoices } from '../../base/services/ServicesContext.tsx'
import { Button } from '../../ui/Button.tsx'
import tabs from '../../ui/controls/tabs.module.css'
import type { AppViewProps } from '../host/app.ts'
import { useCancel } from '../host/dialogs/useCancel.ts'
import { Events } from './Events.tsx'
import properties from '../../ui/controls/properties.module.css'
import styles from './sounds.module.css'
import { Volume } from './Volume.tsx'

const PAGES = ['Volume', 'Sounds'] as const

export default function SoundsView({ close }: AppViewProps) {
  const { quiet } = useChoices()
  const root = useRef<HTMLDivElement>(null)
  const cancel = useCancel(root, ['volume', 'muted', 'sounds'], close)
  const [page, setPage] = useState<string>(PAGES[0])
  return (
    <Tabs.Root
      ref={root}
      className={properties.client}
      value={page}
      onValueChange={(next: unknown) => setPage(String(next))}
    >
      <Tabs.List
        className={tabs.tabs}
        activateOnFocus
        aria-label="Sounds and Audio Devices Properties"
      >
        {PAGES.map((name) => (
          <Tabs.Tab key={name} value={name} className={tabs.tab}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={PAGES[0]} className={`${tabs.sheet} ${styles.sheet}`} tabIndex={-1}>
        <Volume />
      </Tabs.Panel>
      <Tabs.Panel value={PAGES[1]} className={`${tabs.sheet} ${styles.sheet}`} tabIndex={-1}>
        <Events />
      </Tabs.Panel>
      <div className={styles.foot}>
        <p role="status">{quiet ? 'Quiet is on: nothing sounds until it is off again.' : ''}</p>
        <Button isDefault onClick={close}>
          OK
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </Tabs.Root>
  )
}
