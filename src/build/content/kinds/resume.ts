import { RESUME_DATA_PATH, RESUME_PATH, RESUME_PDF_PATH } from '../../../owner/paths.ts'
import { resumeSchema } from '../../../owner/resumeSchema.ts'
import { jobIds, RESUME_SECTIONS } from '../../../owner/sections.ts'
import type { Position } from '../../../owner/resume.ts'
import { type LoadedContent, writtenList } from './content.ts'
import { partEntry } from '../passages/entries.ts'
import { resumePassages } from '../passages/resumePassages.ts'
import { MAIN_ID } from '../articles/markdown/markdown.ts'
import type { Kind } from './kind.ts'

const passages = ({ resume, site }: LoadedContent): ReturnType<typeof resumePassages> =>
  resume ? resumePassages(resume, site.owner.name) : []

export const resume: Kind = {
  exports: { resume: { file: 'resume.ts', schema: resumeSchema, missing: () => null } },
  addresses({ data }) {
    const words = data['resume']?.value
    if (words === null) return []
    const jobs = writtenList<Position>((Object(words ?? {}) as { experience?: unknown }).experience)
    return [
      { path: RESUME_PATH, ids: [MAIN_ID, ...Object.keys(RESUME_SECTIONS), ...jobIds(jobs)] },
      { path: RESUME_DATA_PATH },
      { path: RESUME_PDF_PATH },
    ]
  },
  passages,
  entries: (content) => passages(content).map(partEntry),
}
