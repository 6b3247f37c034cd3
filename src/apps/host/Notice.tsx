/** What a window shows instead of its page: that it is loading, or why it is missing and what to do about it. */
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  readonly title: string
  readonly role?: 'alert'
  readonly children: ReactNode
}

export function Notice({ title, role, children }: NoticeProps) {
  return (
    <div role={role} className={styles.notice}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}

interface DataNoticeProps {
  /** `The post`. */
  readonly what: string
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Shown instead of a page whose data has not arrived. */
export function DataNotice({ what, hasFailed, retry }: DataNoticeProps) {
  if (!hasFailed) {
    return (
      <p role="status" className={`${styles.notice} ${styles.loading}`}>
        Loading {what.charAt(0).toLowerCase() + what.slice(1)}…
      </p>
    )
  }
  return (
    <Notice role="alert" title={`${what} could not be loaded`}>
      <p>The network may be down. “Open as page” may still find a saved copy.</p>
      <Button onClick={retry}>Try again</Button>
    </Notice>
  )
}
