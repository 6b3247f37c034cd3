import { site } from 'virtual:site'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { Resume } from '../../documents/resume/Resume.tsx'
import { ResumePane } from '../../documents/resume/ResumePane.tsx'
import { hrefOf } from '../../owner/base.ts'
import { PRINT_HASH, RESUME_PATH } from '../../owner/paths.ts'
import type { AppViewProps } from '../host/app.ts'
import { DocumentView } from '../host/documents/DocumentView.tsx'

export default function ResumeView({ window, open }: AppViewProps) {
  const { navigation } = useServices()
  // The desktop itself is nothing to print: the page is, and does so by itself.
  const print = (): void => navigation.openTab(hrefOf(RESUME_PATH) + PRINT_HASH)
  return (
    <DocumentView
      window={window}
      open={open}
      path={RESUME_PATH}
      label={`Résumé of ${site.owner.name}`}
      pane={<ResumePane />}
    >
      <Resume level={2} onPrint={print} />
    </DocumentView>
  )
}
