/** The era's dialog of settings: tabs above the sheet of the chosen one, and buttons at the lower right. */
import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode, Ref } from 'react'
import properties from './properties.module.css'
import tabs from './tabs.module.css'

interface TabRowProps {
  readonly label: string
  readonly names: readonly string[]
  /** The tab that takes the focus of a new window; absent where something in its sheet does. */
  readonly entry?: string | undefined
}

export function TabRow({ label, names, entry }: TabRowProps) {
  return (
    <Tabs.List className={tabs.tabs} activateOnFocus aria-label={label}>
      {names.map((name) => (
        <Tabs.Tab
          key={name}
          value={name}
          className={tabs.tab}
          data-autofocus={name === entry ? '' : undefined}
          onFocus={(event) => {
            // The arrows begin at the chosen tab anyway. It has the focus before it knows its place in the row,
            // and would have them begin before the first one.
            if (name === entry) event.preventBaseUIHandler()
          }}
        >
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}

interface PropertySheetProps {
  /** Scrolls the dialog, whose full size its only child has. */
  readonly ref: Ref<HTMLDivElement>
  readonly label: string
  /** By the names of their tabs. */
  readonly sheets: Readonly<Record<string, ReactNode>>
  readonly shown: string
  readonly onShow?: (name: string) => void
  readonly isTabEntry?: boolean
  readonly className?: string | undefined
  readonly sheetClass: string
  /** The buttons. */
  readonly children: ReactNode
}

export function PropertySheet(props: PropertySheetProps) {
  const { ref, label, sheets, shown, onShow, isTabEntry, className = '', sheetClass } = props
  return (
    <Tabs.Root
      ref={ref}
      className={properties.whole}
      value={shown}
      onValueChange={(next: unknown) => onShow?.(String(next))}
    >
      <div className={`${properties.client} ${className}`}>
        <TabRow label={label} names={Object.keys(sheets)} entry={isTabEntry ? shown : undefined} />
        {Object.entries(sheets).map(([name, sheet]) => (
          <Tabs.Panel
            key={name}
            value={name}
            className={`${tabs.sheet} ${sheetClass}`}
            tabIndex={-1}
          >
            {sheet}
          </Tabs.Panel>
        ))}
        <div className={properties.foot}>{props.children}</div>
      </div>
    </Tabs.Root>
  )
}
