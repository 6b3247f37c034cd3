/** My Documents as a folder: the owner's work, and what the visitor writes in this tab. Pure. */
import type { AppName } from '../../../desktop/state.ts'
import { BLOG_PATH, PROJECTS_LINK, RESUME_PATH } from '../../../owner/paths.ts'
import type { DocumentNode, Folder, Note } from './folder.ts'

interface Known {
  readonly hasResume: boolean
  /** Name of the icon of an app. */
  iconOf(appName: AppName): string
}

/** @param notes those of open windows first, in the order in which they are listed */
export function documentsFolder(
  notes: readonly Note[],
  { hasResume, iconOf }: Known,
): Folder & { readonly nodes: readonly DocumentNode[] } {
  const work = (name: string, icon: string, path: string): DocumentNode => ({
    type: 'document',
    name,
    icon,
    path,
  })
  return {
    name: 'My Documents',
    nodes: [
      work('Projects', 'folder-programs', PROJECTS_LINK),
      work('Articles', 'blog', BLOG_PATH),
      ...(hasResume ? [work('Résumé', 'resume', RESUME_PATH)] : []),
      ...notes.map((note, index): DocumentNode => ({
        type: 'document',
        name: note.title,
        icon: iconOf(note.appName),
        // Two closed notes may begin with the same words.
        path: 'open' in note.of ? `open ${note.of.open}` : `closed ${index}`,
        note,
      })),
    ],
  }
}
