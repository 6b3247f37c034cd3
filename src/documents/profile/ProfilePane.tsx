/** What stands at the left of the About window where it is wide enough. */
import { owner } from 'virtual:owner'
import { projects } from 'virtual:projects'
import { hasResume } from 'virtual:site'
import { hrefOf } from '../../owner/base.ts'
import { BLOG_PATH, RESUME_PATH, RESUME_PDF_PATH } from '../../owner/paths.ts'
import { ABOUT_SECTIONS } from '../../owner/sections.ts'
import { TaskCard, TaskLink, TaskPane } from '../../ui/pane/TaskPane.tsx'
import { ContactCard } from '../pane/ContactCard.tsx'
import { SectionsCard } from '../pane/SectionsCard.tsx'

const SECTIONS = [
  { title: 'Projects', id: ABOUT_SECTIONS.projects, parts: projects },
  { title: 'Skills', id: ABOUT_SECTIONS.skills, parts: owner.skills },
  { title: 'Certifications', id: ABOUT_SECTIONS.certifications, parts: owner.certifications },
].filter(({ parts }) => parts.length > 0)

export function ProfilePane() {
  return (
    <TaskPane>
      <ContactCard />
      <SectionsCard sections={SECTIONS} />
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
