/** My Documents as a folder: the owner's work, and what the visitor writes in this tab. Pure. */
import type { AppName, WindowId } from '../../../desktop/state.ts'
import { BLOG_PATH, PROJECTS_LINK, RESUME_PATH } from '../../../owner/paths.ts'
import type { Recent } from '../../../memory/deskState.ts'
import type { DocumentNode, FolderNode } from '../files/fileTree.ts'

/** What was typed into a window, which is open or was closed. */
export interface Note {
  readonly title: string
  readonly appName: AppName
  readonly of: { readonly open: WindowId } | { readonly closed: Recent }
}

/** A document, and the note that it is. */
interface Listed extends DocumentNode {
  readonly note?: Note
}

export interface DocumentsFolder extends FolderNode {
  readonly children: readonly Listed[]
}

/** What the folder is told of the site and its apps. */
interface Known {
  readonly hasResume: boolean
  /** Name of the icon of an app. */
  iconOf(appName: AppName): string
}

/** @param notes those of open windows first, in the order in which they are listed */
export function documentsFolder(
  notes: readonly Note[],
  { hasResume, iconOf }: Known,
): DocumentsFolder {
  const work = (name: string, icon: string, path: string): Listed => ({
    type: 'document',
    name,
    icon,
    path,
    isNote: false,
  })
  return {
    type: 'folder',
    name: 'My Documents',
    path: '',
    children: [
      work('Projects', 'folder-programs', PROJECTS_LINK),
      work('Articles', 'blog', BLOG_PATH),
      ...(hasResume ? [work('Résumé', 'resume', RESUME_PATH)] : []),
      ...notes.map((note, index): Listed => ({
        type: 'document',
        name: note.title,
        icon: iconOf(note.appName),
        // Two closed notes may begin with the same words.
        path: 'open' in note.of ? `open ${note.of.open}` : `closed ${index}`,
        isNote: true,
        note,
      })),
    ],
  }
}
