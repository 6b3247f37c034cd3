import { site } from 'virtual:site'
import { DocumentView } from '../host/documents/DocumentView.tsx'
import type { AppViewProps } from '../host/app.ts'
import { Profile } from '../../documents/profile/Profile.tsx'
import { ProfilePane } from '../../documents/profile/ProfilePane.tsx'
import { ABOUT_PATH } from '../../owner/paths.ts'

export default function AboutView({ window, open }: AppViewProps) {
  return (
    <DocumentView
      window={window}
      open={open}
      path={ABOUT_PATH}
      label={`About ${site.owner.name}`}
      pane={<ProfilePane />}
    >
      <Profile level={2} />
    </DocumentView>
  )
}
