/** What stands at the left of the About window where it is wide enough. */
import { hasResume } from 'virtual:site'
import { hrefOf } from '../../owner/base.ts'
import { BLOG_PATH, RESUME_PATH, RESUME_PDF_PATH } from '../../owner/paths.ts'
import { TaskCard, TaskLink, TaskPane } from '../../ui/pane/TaskPane.tsx'
import { ContactCard } from '../pane/ContactCard.tsx'
import { SectionsCard } from '../pane/SectionsCard.tsx'
import { shownSections } from './shownSections.ts'

export function ProfilePane() {
  return (
    <TaskPane>
      <ContactCard />
      <SectionsCard sections={shownSections} />
      <TaskCard title="Other Places">
        {hasResume && (
          <>
            <TaskLink icon="resume" href={hrefOf(RESUME_PATH)}>
              Résumé
            </TaskLink>
            <TaskLink icon="printer" href={hrefOf(RESUME_PDF_PATH)} data-leaves="">
              Résumé as PDF
            </TaskLink>
          </>
        )}
        <TaskLink icon="blog" href={hrefOf(BLOG_PATH)}>
          Articles
        </TaskLink>
      </TaskCard>
    </TaskPane>
  )
}
