/** The pages for an address that does not exist, and for a page that cannot be loaded offline. */
import type { ReactNode } from 'react'
import { site } from 'virtual:site'
import { Icon } from '../../ui/Icon.tsx'
import { BlogShell } from '../layout/BlogShell.tsx'
import type { BuildFacts } from '../facts/buildFacts.ts'
import styles from './notice.module.css'
import { hrefOf } from '../../owner/base.ts'
import { ABOUT_PATH, BLOG_PATH, NOT_FOUND_PATH, OFFLINE_PATH } from '../../owner/paths.ts'

interface NoticePageProps {
  readonly facts: BuildFacts
}

export function NotFoundPage({ facts }: NoticePageProps) {
  return (
    <Notice facts={facts} path={NOT_FOUND_PATH} icon="error" title="Page not found">
      <p>
        There is no page at this address. The address may be mistyped, or the page may have moved.
      </p>
    </Notice>
  )
}

interface MovedPageProps extends NoticePageProps {
  readonly path: string
  readonly to: string
}

export function MovedPage({ facts, path, to }: MovedPageProps) {
  return (
    <Notice facts={facts} path={path} icon="link" title="This post has moved">
      <p>
        It has another address now: <a href={hrefOf(to)}>{hrefOf(to)}</a>
      </p>
    </Notice>
  )
}

export function OfflinePage({ facts }: NoticePageProps) {
  return (
    <Notice facts={facts} path={OFFLINE_PATH} icon="connect-to" title="You are offline">
      <p>
        This page is not stored on this device, or it may not exist. You can still read the pages
        below, and those that you have read before, without a connection.
      </p>
    </Notice>
  )
}

interface NoticeProps extends NoticePageProps {
  readonly path: string
  readonly icon: string
  readonly title: string
  readonly children: ReactNode
}

function Notice({ facts, path, icon, title, children }: NoticeProps) {
  return (
    <BlogShell year={facts.year} path={path}>
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
    </BlogShell>
  )
}
