/** A client area that shows a page: a row with a link to the page itself, and content that scrolls. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import documentStyles from '../../../documents/document.module.css'
import { locationText } from '../../../desktop/locations.ts'
import { hrefOf } from '../../../owner/base.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './documentView.module.css'
import type { AppViewProps } from '../app.ts'
import { useDocumentLinks } from './useDocumentLinks.ts'
import { useDocumentPictures } from './useDocumentPictures.ts'
import { useFoundWords } from './foundWords.ts'
import { useFocusOnNewPage, useWordOnNewPage } from '../windowEffects.ts'
import { PageTools } from './PageTools.tsx'
import { notFound } from '../openings.ts'
import { useReadingPosition } from './useReadingPosition.ts'
import '../../../ui/scrollBars.css'

export interface DocumentViewProps extends Pick<AppViewProps, 'window' | 'open'> {
  /** Path of the page that shows the same: `/blog`. */
  readonly path: string
  readonly label: string
  readonly isShown?: boolean
  /** True: a double-click on a picture opens the viewer, and so does a button that keys alone make visible. */
  readonly hasPictures?: boolean
  /** At the left of the row above the content. */
  readonly tools?: ReactNode
  /** At the left of a wide window, where the page leaves out what it repeats. */
  readonly pane?: ReactNode
  readonly children: ReactNode
}

export function DocumentView(props: DocumentViewProps) {
  const { window, open, path, label, isShown = true, hasPictures = false } = props
  const { tools, pane, children } = props
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useDocumentLinks(root, { windowId: window.id, path, scroller }, open)
  const viewPictures = useDocumentPictures(scroller, hasPictures, open)
  useReadingPosition(window, scroller, {
    path,
    isShown,
    keepsFocus: true,
    onLostSection(section) {
      const wrong = locationText({ path, section })
      // First, so that the address bar no longer shows the wrong address while the message is there.
      open({ type: 'window/wentTo', id: window.id, location: { path, insteadOf: wrong } })
      open(notFound(wrong))
    },
  })
  useFocusOnNewPage(scroller, path)
  useFoundWords(scroller, path, isShown)
  useWordOnNewPage(path, label, isShown)
  const section = window.location?.path === path ? window.location.section : undefined
  const href = hrefOf(path) + (section === undefined ? '' : `#${encodeURIComponent(section)}`)
  return (
    <div ref={root} className={styles.client}>
      <div data-part="tools" className={styles.toolbar}>
        {tools}
        {hasPictures && viewPictures && (
          <button
            type="button"
            // With the mouse, a double-click on a picture does the same.
            className={`${styles.tool} visually-hidden`}
            onClick={viewPictures}
          >
            <Icon name="pictures" size={16} />
            View pictures
          </button>
        )}
        <PageTools href={href} />
      </div>
      <div className={styles.body}>
        {pane && <div className={styles.pane}>{pane}</div>}
        <div
          ref={scroller}
          role="group"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
          tabIndex={0}
          data-autofocus=""
          onKeyDown={leaveText}
          className={`${styles.page} ${documentStyles.document} luna-scroll`}
        >
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </div>
  )
}

/** From anywhere in a long text it is one Shift+Tab to the tools then. */
function leaveText(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: page } = event
  const isFree = key === 'Escape' && !event.defaultPrevented && target !== page
  if (isFree) page.focus({ preventScroll: true })
}
