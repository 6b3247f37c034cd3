/** Task Manager's client area: menu bar, the two tabs, and a status bar. */
import { Tabs } from '@base-ui/react/tabs'
import { useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { taskbarWindows } from '../../desktop/selectors.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import { AppMenuBar } from '../../ui/menu/AppMenuBar.tsx'
import { runRow } from '../../ui/menu/menuItem.ts'
import type { AppViewProps } from '../host/app.ts'
import { appMenus } from '../host/menus/appMenus.ts'
import { useMenuActions } from '../host/menus/useMenuActions.ts'
import { Applications } from './Applications.tsx'
import { MANAGER_COMMANDS } from './commands.ts'
import menuText from './menus.txt?raw'
import { Performance } from './Performance.tsx'
import tabs from '../../ui/controls/tabs.module.css'
import styles from './taskManager.module.css'
import { useTasks } from './useTasks.ts'

const PAGES = ['Applications', 'Performance'] as const

export default function TaskManagerView({ window, close, open }: AppViewProps) {
  const { phone } = useServices()
  const [page, setPage] = useState<string>(PAGES[0])
  const actions = useMenuActions(open)
  const tasks = useTasks(window.id)
  const { selected, minimize, switchTo } = tasks
  const menus = appMenus(menuText, MANAGER_COMMANDS, {
    ...actions,
    isPhone: phone.matches(),
    selected,
    close,
    minimize: () => selected && minimize(selected),
    switchTo: () => selected && switchTo(selected),
  })
  return (
    <div className={styles.client}>
      <AppMenuBar label="Task Manager" menus={menus} onChoose={runRow} />
      <Tabs.Root
        className={styles.body}
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
          <Applications tasks={tasks} />
        </Tabs.Panel>
        <Tabs.Panel value={PAGES[1]} className={tabs.sheet}>
          <Performance />
        </Tabs.Panel>
      </Tabs.Root>
      <StatusBar />
    </div>
  )
}

/** The Task Manager is a process, too, as in the era; a message is none. */
function StatusBar() {
  const processes = useDesktop(taskbarWindows)
  const shown = processes.filter(({ minimized }) => !minimized)
  return (
    <div className={styles.status}>
      <span>Processes: {processes.length}</span>
      <span>Shown: {shown.length}</span>
    </div>
  )
}
