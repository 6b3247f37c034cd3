/** The pages about the owner: About, and the résumé if there is one. */
import { pictures } from 'virtual:pictures'
import { resume } from 'virtual:resume'
import { site } from 'virtual:site'
import { Profile } from '../../documents/profile/Profile.tsx'
import { Resume } from '../../documents/resume/Resume.tsx'
import { sitePathOf } from '../../owner/base.ts'
import { ownerLine } from '../../owner/ownerLine.ts'
import { ABOUT_PATH, RESUME_DATA_PATH, RESUME_PATH } from '../../owner/paths.ts'
import { RESUME_APP } from '../../owner/resume.ts'
import { ownerWithCareer, profilePage } from '../head/jsonLd.ts'
import { type Page, pageOf } from '../page.ts'

const avatar = pictures['avatar']?.src
const card = avatar === undefined ? {} : { picture: sitePathOf(avatar) }

export function aboutPages(): readonly Page[] {
  const name = `About ${site.owner.name}`
  return [
    pageOf({
      app: 'About',
      path: ABOUT_PATH,
      name,
      description: ownerLine(site),
      styles: 'profile',
      content: () => <Profile level={1} />,
      head: { type: 'profile', things: () => [profilePage(ABOUT_PATH, name)] },
      card,
    }),
  ]
}

export function resumePages(): readonly Page[] {
  if (!resume) return []
  const name = `Résumé of ${site.owner.name}`
  const alternate = {
    path: RESUME_DATA_PATH,
    type: 'application/json',
    title: `${name}, as JSON Resume`,
  }
  return [
    pageOf({
      app: RESUME_APP,
      path: RESUME_PATH,
      name,
      description: resume.summary || ownerLine(site),
      styles: 'resume',
      content: () => <Resume level={1} />,
      changed: resume.updated,
      head: {
        type: 'profile',
        alternate,
        person: ownerWithCareer,
        things: () => [profilePage(RESUME_PATH, name)],
      },
      card,
    }),
  ]
}
