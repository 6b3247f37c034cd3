import { useSyncExternalStore } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { clockText, longDate, machineTime } from './clockText.ts'

export function Clock({ className }: { readonly className?: string | undefined }) {
  const { clock } = useServices()
  const minute = () => machineTime(clock.now())
  const time = useSyncExternalStore(clock.subscribeSecond, minute, minute)
  return (
    <time
      className={className}
      data-part="clock"
      dateTime={time}
      aria-description={longDate(time)}
      data-tip={longDate(time)}
    >
      {clockText(time)}
    </time>
  )
}
