import { useSyncExternalStore } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { clockText, longDate, machineTime } from './clockText.ts'

/** A double-click opens the calendar, as in the era; the keyboard finds it in Control Panel. */
export function Clock({ className }: { readonly className?: string | undefined }) {
  const { clock } = useServices()
  const dispatch = useDispatch()
  const minute = () => machineTime(clock.now())
  const time = useSyncExternalStore(clock.subscribeSecond, minute, minute)
  return (
    <time
      className={className}
      data-part="clock"
      dateTime={time}
      aria-description={longDate(time)}
      data-tip={longDate(time)}
      onDoubleClick={() => dispatch({ type: 'app/asked', purpose: 'clock' })}
    >
      {clockText(time)}
    </time>
  )
}
