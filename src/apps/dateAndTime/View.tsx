/** Date and Time: a calendar that knows the days of articles, and a clock. Nothing is set here: both follow the visitor's system. */
import { useRef, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { PropertySheet } from '../../ui/controls/PropertySheet.tsx'
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
    <PropertySheet
      ref={root}
      label="Date and Time Properties"
      sheets={{ [TAB]: <DateAndTime now={now} /> }}
      shown={TAB}
      className={styles.client}
      sheetClass={`${styles.sheet} luna-scroll`}
    >
      <Button onClick={close}>OK</Button>
    </PropertySheet>
  )
}

function DateAndTime({ now }: { readonly now: Date }) {
  return (
    <>
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
    </>
  )
}

/** Such as `Central European Standard Time`, or that of summer. */
function zoneName(date: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' }).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
