import { WINDOW_PARTS } from '../../documents/article/bodyParts.tsx'
import { TextBody } from '../../documents/article/TextBody.tsx'
import { CustomDocument } from '../../documents/custom/CustomDocument.tsx'
import { parseCustomPageData } from '../../documents/data/pageData.ts'
import { hrefOf } from '../../owner/base.ts'
import { dataPath } from '../../owner/paths.ts'
import type { AppViewProps } from '../host/app.ts'
import { LiveText } from '../host/documents/LiveText.tsx'
import { DataDocument } from '../host/documents/DataDocument.tsx'
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
  const loader = useData({ address: hrefOf(dataPath(path)), parse: parseCustomPageData })
  return (
    <DataDocument
      window={window}
      open={open}
      path={path}
      label={window.header.title}
      {...loader}
      what="The page"
    >
      {({ page, text }) => (
        <LiveText key={path}>
          <CustomDocument page={page} level={2}>
            <TextBody nodes={text.nodes} parts={WINDOW_PARTS} />
          </CustomDocument>
        </LiveText>
      )}
    </DataDocument>
  )
}
