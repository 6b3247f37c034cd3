/** Pages for missing, moved and offline content. */
import type { ReactNode } from 'react'
import { site } from 'virtual:site'
import { Icon } from '../../ui/Icon.tsx'
import styles from './notice.module.css'
import { hrefOf } from '../../owner/base.ts'
import { ABOUT_PATH, BLOG_PATH } from '../../owner/paths.ts'

export function NotFound() {
  return (
    <Notice icon="error" title="Page not found">
      <p>
        There is no page at this address. The address may be mistyped, or the page may have moved.
      </p>
    </Notice>
  )
}

export function Moved({ to }: { readonly to: string }) {
  return (
    <Notice icon="link" title="This post has moved">
      <p>
        It has another address now: <a href={hrefOf(to)}>{hrefOf(to)}</a>
      </p>
    </Notice>
  )
}

export function Offline() {
  return (
    <Notice icon="connect-to" title="You are offline">
      <p>
        This page is not stored on this device, or it may not exist. You can still read the pages
        below, and those that you have read before, without a connection.
      </p>
    </Notice>
  )
}

interface NoticeProps {
  readonly icon: string
  readonly title: string
  readonly children: ReactNode
}

function Notice({ icon, title, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.strip} aria-hidden="true">
        {site.name}
      </div>
      <div className={styles.message}>
        <Icon name={icon} size={48} />
        <div>
          <h1 className={styles.title}>{title}</h1>
          {children}
          <ul className={styles.ways}>
            <li>
              <a href={hrefOf(BLOG_PATH)}>All posts</a>
            </li>
            <li>
              <a href={hrefOf(ABOUT_PATH)}>About</a>
            </li>
            <li>
              <a href={hrefOf('/')}>The desktop</a>
            </li>
          </ul>
        </div>
      </div>
    </div>
  )
}
