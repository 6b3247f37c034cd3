/** A page whose data is loaded when it is first shown; until then, what the window waits for or why it failed. */
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { DocumentView, type DocumentViewProps } from './DocumentView.tsx'
import { RestedWords } from '../RestedWords.tsx'
import styles from './notice.module.css'
import type { Loader } from '../useData.ts'

interface DataDocumentProps<Data>
  extends Loader<Data>, Omit<DocumentViewProps, 'isShown' | 'children'> {
  /** `The post`. */
  readonly what: string
  readonly children: (data: Data) => ReactNode
}

export function DataDocument<Data>(props: DataDocumentProps<Data>) {
  const { loading, retry, what, children, hasPictures = false, ...view } = props
  const isShown = loading.status === 'loaded'
  return (
    <DocumentView {...view} isShown={isShown} hasPictures={hasPictures && isShown}>
      {isShown && children(loading.data)}
      {loading.status === 'loading' && (
        <RestedWords
          words={`Loading ${what.charAt(0).toLowerCase()}${what.slice(1)}…`}
          className={`${styles.notice} ${styles.loading}`}
        />
      )}
      {(loading.status === 'failed' || loading.status === 'missing') && (
        <Notice role="alert" title={`${what} could not be loaded`}>
          <p>The network may be down. “Open as page” may still find a saved copy.</p>
          <Button onClick={retry}>Try Again</Button>
        </Notice>
      )}
    </DocumentView>
  )
}

interface NoticeProps {
  readonly title: string
  readonly role?: 'alert'
  readonly children: ReactNode
}

/** What a window shows instead of its page: why it is missing, and what to do about it. */
export function Notice({ title, role, children }: NoticeProps) {
  return (
    <div role={role} className={styles.notice}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  )
}
