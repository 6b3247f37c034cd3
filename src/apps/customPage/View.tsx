/** A page of the owner's own as a window. */
import { useEffect, useRef } from 'react'
import { customPages } from 'virtual:custom-pages'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { WINDOW_PARTS } from '../../documents/article/bodyParts.tsx'
import { addCopyButtons } from '../../documents/article/copyButtons.ts'
import { CustomDocument } from '../../documents/custom/CustomDocument.tsx'
import type { CustomPage } from '../../owner/types.ts'
import { Button } from '../../ui/Button.tsx'
import { DocumentView } from '../host/DocumentView.tsx'
import type { AppViewProps } from '../host/app.ts'
import { type PageBody, usePageBody } from './usePageBody.ts'
import styles from './view.module.css'

export default function CustomPageView({ window, open }: AppViewProps) {
  // The app opens the addresses of these pages alone.
  const page = customPages.find(({ path }) => path === window.location?.path)
  return page ? <PageView window={window} open={open} page={page} /> : null
}

interface PageViewProps extends Pick<AppViewProps, 'window' | 'open'> {
  readonly page: CustomPage
}

function PageView({ window, open, page }: PageViewProps) {
  const [body, retry] = usePageBody(page.path)
  const isLoaded = typeof body === 'object'
  return (
    <DocumentView
      window={window}
      open={open}
      path={page.path}
      label={page.title}
      isShown={isLoaded}
    >
      {body === 'loading' && (
        <p role="status" className={styles.notice}>
          Loading the page…
        </p>
      )}
      {body === 'failed' && (
        <div role="alert" className={styles.notice}>
          <h2 className={styles.title}>The page could not be loaded</h2>
          <p>The network may be down. “Open as page” may still find a saved copy.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
      {isLoaded && <LoadedPage key={page.path} page={page} body={body} />}
    </DocumentView>
  )
}

interface LoadedPageProps {
  readonly page: CustomPage
  readonly body: Extract<PageBody, object>
}

function LoadedPage({ page, body }: LoadedPageProps) {
  const root = useRef<HTMLDivElement>(null)
  const { clipboard } = useServices()
  useEffect(() => (root.current ? addCopyButtons(root.current, clipboard) : undefined), [clipboard])
  const { default: Body } = body
  return (
    <div ref={root}>
      <CustomDocument page={page} level={2}>
        <Body components={WINDOW_PARTS} />
      </CustomDocument>
    </div>
  )
}
