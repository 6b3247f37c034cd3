import { Tabs } from '@base-ui/react/tabs'
import { useState } from 'react'
import type { AppViewProps } from '../host/app.ts'
import { Applications } from './Applications.tsx'
import { Performance } from './Performance.tsx'
import tabs from '../../ui/controls/tabs.module.css'
import styles from './taskManager.module.css'

const PAGES = ['Applications', 'Performance'] as const

export default function TaskManagerView({ window }: AppViewProps) {
  const [page, setPage] = useState<string>(PAGES[0])
  return (
    <Tabs.Root
      className={styles.client}
      value={page}
      onValueChange={(next: unknown) => setPage(String(next))}
    >
      <Tabs.List className={tabs.tabs} activateOnFocus aria-label="Task Manager">
        {PAGES.map((name) => (
          <Tabs.Tab key={name} value={name} className={tabs.tab}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {/* The list in it has the focus. */}
      <Tabs.Panel value={PAGES[0]} className={tabs.sheet} tabIndex={-1}>
        <Applications own={window.id} />
      </Tabs.Panel>
      <Tabs.Panel value={PAGES[1]} className={tabs.sheet}>
        <Performance />
      </Tabs.Panel>
    </Tabs.Root>
  )
}
