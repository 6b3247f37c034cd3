/**
 * The properties of the desktop. Every choice acts at once, so there is nothing to apply. A picture of the visitor's own
 * that has replaced another one stays: it alone is kept elsewhere.
 */
import { Tabs } from '@base-ui/react/tabs'
import { type ComponentType, useRef, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useDraft } from '../../memory/drafts.ts'
import { Button } from '../../ui/Button.tsx'
import tabs from '../../ui/controls/tabs.module.css'
import type { AppViewProps } from '../host/app.ts'
import { useFittingWindow } from '../host/dialogs/useFittingWindow.ts'
import { useCancel } from '../host/dialogs/useCancel.ts'
import { AppearanceTab } from './AppearanceTab.tsx'
import { DesktopTab } from './DesktopTab.tsx'
import styles from './displayProperties.module.css'
import { ScreenSaverTab } from './ScreenSaverTab.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { ThemesTab } from './ThemesTab.tsx'

const TABS: Readonly<Record<string, ComponentType>> = {
  Themes: ThemesTab,
  Desktop: DesktopTab,
  'Screen Saver': ScreenSaverTab,
  Appearance: AppearanceTab,
  Settings: SettingsTab,
}
/** A phone has a background of its own and saves its screen itself. */
const ON_PHONES = ['Appearance', 'Settings']

export default function DisplayPropertiesView({ window, close }: AppViewProps) {
  const draft = useDraft<unknown>(window.id, undefined)
  const { phone } = useServices()
  const root = useRef<HTMLDivElement>(null)
  const cancel = useCancel(root, ['display'], close)
  // What a finger presses is higher.
  useFittingWindow(window.id, root, '')
  const names = phone.matches() ? ON_PHONES : Object.keys(TABS)
  const [chosen, setChosen] = useState(draft.read)
  const shown = names.find((name) => name === chosen) ?? names[0]
  return (
    <Tabs.Root
      ref={root}
      className={styles.whole}
      value={shown}
      onValueChange={(next: unknown) => {
        draft.keep(next)
        setChosen(next)
      }}
    >
      <div className={styles.client}>
        <Tabs.List className={tabs.tabs} activateOnFocus aria-label="Display Properties">
          {names.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              className={tabs.tab}
              data-autofocus={name === shown ? '' : undefined}
              onFocus={(event) => {
                // The arrows begin at the chosen tab anyway. It has the focus before it knows its place in the row,
                // and would have them begin before the first one.
                if (name === shown) event.preventBaseUIHandler()
              }}
            >
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => {
          const Tab = TABS[name]
          return (
            <Tabs.Panel
              key={name}
              value={name}
              className={`${tabs.sheet} ${styles.panel} luna-scroll`}
              tabIndex={-1}
            >
              {Tab && <Tab />}
            </Tabs.Panel>
          )
        })}
        <div className={styles.foot}>
          <Button onClick={close}>OK</Button>
          <Button onClick={cancel}>Cancel</Button>
        </div>
      </div>
    </Tabs.Root>
  )
}
