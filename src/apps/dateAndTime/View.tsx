/** Date and Time: a calendar that knows the days of articles, and a clock. Nothing is set here: both follow the visitor's system. */
import { Tabs } from '@base-ui/react/tabs'
import { useRef, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { Button } from '../../ui/Button.tsx'
import tabs from '../../ui/controls/tabs.module.css'
import type { AppViewProps } from '../host/app.ts'
import { useFittingWindow } from '../host/dialogs/useFittingWindow.ts'
import { useEscape, useEverySecond } from '../host/windowEffects.ts'
import { Calendar } from './Calendar.tsx'
import { ClockFace } from './ClockFace.tsx'
import properties from '../../ui/controls/properties.module.css'
import styles from './dateAndTime.module.css'
import { localDay } from './days.ts'
import '../../ui/scrollBars.css'

const TAB = 'Date & Time'

export default function DateAndTimeView({ window, close }: AppViewProps) {
  const root = useRef<HTMLDivElement>(null)
  useEscape(root, close)
  // What a finger presses is higher.
  useFittingWindow(window.id, root, '')
  const { clock } = useServices()
  const [now, setNow] = useState(clock.now)
  useEverySecond(root, () => setNow(clock.now()))
  return (
    <Tabs.Root ref={root} className={styles.whole} value={TAB}>
      <div className={`${properties.client} ${styles.client}`}>
        <Tabs.List className={tabs.tabs} aria-label="Date and Time Properties">
          <Tabs.Tab value={TAB} className={tabs.tab}>
            {TAB}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel
          value={TAB}
          className={`${tabs.sheet} ${styles.sheet} luna-scroll`}
          tabIndex={-1}
        >
          <div className={styles.groups}>
            <fieldset className={`${properties.group} ${styles.group}`}>
              <legend>Date</legend>
              <Calendar today={localDay(now)} />
            </fieldset>
            <fieldset className={`${properties.group} ${styles.group}`}>
              <legend>Time</legend>
              <ClockFace now={now} />
            </fieldset>
          </div>
          <p>Current time zone: {zoneName(now)}</p>
        </Tabs.Panel>
        <div className={styles.foot}>
          <Button onClick={close}>OK</Button>
        </div>
      </div>
    </Tabs.Root>
  )
}

/** Such as `Central European Standard Time`, or that of summer. */
function zoneName(date: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' }).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
