/** Who the site is about, as a window. */
import { site } from '../../content/site.ts'
import { DocumentView } from '../DocumentView.tsx'
import type { AppViewProps } from '../types.ts'
import { Profile } from './Profile.tsx'

export default function AboutView({ window, open }: AppViewProps) {
  return (
    <DocumentView window={window} open={open} path="/about" label={`About ${site.owner.name}`}>
      <Profile level={2} />
    </DocumentView>
  )
}
