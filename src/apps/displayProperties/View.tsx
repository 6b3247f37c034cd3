/**
 * The properties of the desktop. Every choice acts at once, so there is nothing to apply. A picture of the visitor's own
 * that has replaced another one stays: it alone is kept elsewhere.
 */
import { type ReactNode, useRef, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useDraft } from '../../memory/drafts.ts'
import { Button } from '../../ui/Button.tsx'
import { PropertySheet } from '../../ui/controls/PropertySheet.tsx'
import type { AppViewProps } from '../host/app.ts'
import { useFittingWindow } from '../host/dialogs/useFittingWindow.ts'
import { useCancel } from '../host/dialogs/useCancel.ts'
import { AppearanceTab } from './AppearanceTab.tsx'
import { DesktopTab } from './DesktopTab.tsx'
import styles from './displayProperties.module.css'
import { ScreenSaverTab } from './ScreenSaverTab.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { ThemesTab } from './ThemesTab.tsx'

const SHEETS: Readonly<Record<string, ReactNode>> = {
  Themes: <ThemesTab />,
  Desktop: <DesktopTab />,
  'Screen Saver': <ScreenSaverTab />,
  Appearance: <AppearanceTab />,
  Settings: <SettingsTab />,
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
  const names = phone.matches() ? ON_PHONES : Object.keys(SHEETS)
  const [chosen, setChosen] = useState(draft.read)
  const shown = names.find((name) => name === chosen) ?? names[0] ?? ''
  return (
    <PropertySheet
      ref={root}
      label="Display Properties"
      sheets={Object.fromEntries(names.map((name) => [name, SHEETS[name]]))}
      shown={shown}
      onShow={(next) => {
        draft.keep(next)
        setChosen(next)
      }}
      isTabEntry
      className={styles.client}
      sheetClass={`${styles.panel} luna-scroll`}
    >
      <Button onClick={close}>OK</Button>
      <Button onClick={cancel}>Cancel</Button>
    </PropertySheet>
  )
}
