/**
 * The client area of a window that shows one of the site's pages: a row with a link to the page
 * itself, and the page's content, which scrolls. Shared by the apps that show pages.
 */
import { type ReactNode, useRef } from 'react'
import documentStyles from '../../documents/document.module.css'
import { hrefOf } from '../../owner/base.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './documentView.module.css'
import type { AppViewProps } from './app.ts'
import { useDocumentLinks } from './useDocumentLinks.ts'
import { useFocusOnNewPage } from './useFocusOnNewPage.ts'
import { CopyLink } from './CopyLink.tsx'
import { useReadingPosition } from './useReadingPosition.ts'
import '../../ui/scrollBars.css'

interface DocumentViewProps extends Pick<AppViewProps, 'window' | 'open'> {
  /** Path of the page that shows the same: `/blog`. */
  readonly path: string
  /** What the content is, for assistive technology. */
  readonly label: string
  /** False while the content is loading. */
  readonly isShown?: boolean
  readonly children: ReactNode
}

export function DocumentView(props: DocumentViewProps) {
  const { window, open, path, label, isShown = true, children } = props
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useDocumentLinks(root, { windowId: window.id, path, scroller }, open)
  useReadingPosition(window, scroller, path, isShown)
  useFocusOnNewPage(scroller, path)
  const section = window.location?.path === path ? window.location.section : undefined
  const href = hrefOf(path) + (section === undefined ? '' : `#${encodeURIComponent(section)}`)
  return (
    <div ref={root} className={styles.client}>
      <div className={styles.toolbar}>
        <CopyLink key={href} href={href} />
        <a className={styles.tool} href={hrefOf(path)} data-leaves="">
          <Icon name="web-page" size={16} />
          Open as page
        </a>
      </div>
      <div
        ref={scroller}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
        tabIndex={0}
        data-autofocus=""
        className={`${styles.page} ${documentStyles.document} luna-scroll`}
      >
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}
