/** What stands at the left of the Résumé window where it is wide enough. */
import { hrefOf } from '../../owner/base.ts'
import { ABOUT_PATH, BLOG_PATH } from '../../owner/paths.ts'
import { TaskCard, TaskLink, TaskPane } from '../../ui/pane/TaskPane.tsx'
import { ContactCard } from '../pane/ContactCard.tsx'
import { SectionsCard } from '../pane/SectionsCard.tsx'
import { shownSections } from './shownSections.ts'

export function ResumePane() {
  return (
    <TaskPane>
      <ContactCard />
      <SectionsCard sections={shownSections} />
      <TaskCard title="Other Places">
        <TaskLink icon="about" href={hrefOf(ABOUT_PATH)}>
          About
        </TaskLink>
        <TaskLink icon="blog" href={hrefOf(BLOG_PATH)}>
          Articles
        </TaskLink>
      </TaskCard>
    </TaskPane>
  )
}
