/** `/about`: who the site is about. */
import { Profile } from '../../documents/profile/Profile.tsx'
import { BlogShell } from '../layout/BlogShell.tsx'
import type { BuildFacts } from '../facts/buildFacts.ts'
import { ABOUT_PATH } from '../../owner/paths.ts'

export function AboutPage({ facts }: { readonly facts: BuildFacts }) {
  return (
    <BlogShell year={facts.year} path={ABOUT_PATH} hasWindow>
      <Profile level={1} />
    </BlogShell>
  )
}
