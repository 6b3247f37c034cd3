/** A page of the owner's own as a window. */
import { WINDOW_PARTS } from '../../documents/article/bodyParts.tsx'
import { TextBody } from '../../documents/article/TextBody.tsx'
import { CustomDocument } from '../../documents/custom/CustomDocument.tsx'
import { parseCustomPageData } from '../../documents/data/pageData.ts'
import { hrefOf } from '../../owner/base.ts'
import { dataPath } from '../../owner/paths.ts'
import type { AppViewProps } from '../host/app.ts'
import { CopyableCode } from '../host/CopyableCode.tsx'
import { DocumentView } from '../host/DocumentView.tsx'
import { DataNotice } from '../host/Notice.tsx'
import { useData } from '../host/useData.ts'

export default function CustomPageView({ window, open }: AppViewProps) {
  const path = window.location?.path
  // The app opens the addresses of these pages alone.
  return path === undefined ? null : <PageView window={window} open={open} path={path} />
}

interface PageViewProps extends Pick<AppViewProps, 'window' | 'open'> {
  readonly path: string
}

function PageView({ window, open, path }: PageViewProps) {
  const { loading, retry } = useData({
    address: hrefOf(dataPath(path)),
    parse: parseCustomPageData,
  })
  const data = loading.status === 'loaded' ? loading.data : undefined
  return (
    <DocumentView
      window={window}
      open={open}
      path={path}
      label={window.header.title}
      isShown={data !== undefined}
    >
      {data ? (
        <CopyableCode key={path}>
          <CustomDocument page={data.page} level={2}>
            <TextBody nodes={data.text.nodes} parts={WINDOW_PARTS} />
          </CustomDocument>
        </CopyableCode>
      ) : (
        <DataNotice what="The page" hasFailed={loading.status !== 'loading'} retry={retry} />
      )}
    </DocumentView>
  )
}
