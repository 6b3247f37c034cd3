/** The analogue clock, and the time in digits below it, which says the same to assistive technology. */
import { useReducedMotion } from '../../base/services/ServicesContext.tsx'
import styles from './clockFace.module.css'

const HOURS = Array.from({ length: 12 }, (_, hour) => hour)
const DIGITAL = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' })
/** How far a hand turns in a second, a minute or an hour, in degrees. */
const STEP = 6
const HOUR_STEP = 30

export function ClockFace({ now }: { readonly now: Date }) {
  const isMotionReduced = useReducedMotion()
  const minutes = now.getMinutes()
  return (
    <>
      <svg className={styles.face} viewBox="-50 -50 100 100" aria-hidden="true">
        <circle className={styles.plate} r="48" />
        <circle className={styles.minutes} r="43" pathLength="60" />
        {HOURS.map((hour) => (
          <rect
            key={hour}
            className={styles.hour}
            x="-2"
            y="-45"
            width="4"
            height="4"
            transform={`rotate(${hour * HOUR_STEP})`}
          />
        ))}
        <path
          className={styles.hand}
          d="M0 8 4 0 0-26-4 0Z"
          transform={`rotate(${now.getHours() * HOUR_STEP + minutes / 2})`}
        />
        <path
          className={styles.hand}
          d="M0 9 3 0 0-38-3 0Z"
          transform={`rotate(${minutes * STEP})`}
        />
        {!isMotionReduced && (
          <path
            className={styles.seconds}
            d="M0 10V-39"
            transform={`rotate(${now.getSeconds() * STEP})`}
          />
        )}
      </svg>
      <time className={styles.digits}>{DIGITAL.format(now)}</time>
    </>
  )
}
