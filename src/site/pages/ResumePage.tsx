/** `/resume`: what the owner has done, to be read and printed. */
import { Resume } from '../../documents/resume/Resume.tsx'
import { RESUME_PATH } from '../../owner/paths.ts'
import type { BuildFacts } from '../facts/buildFacts.ts'
import { BlogShell } from '../layout/BlogShell.tsx'

export function ResumePage({ facts }: { readonly facts: BuildFacts }) {
  return (
    <BlogShell year={facts.year} path={RESUME_PATH} hasWindow printsAlone>
      <Resume level={1} />
    </BlogShell>
  )
}
