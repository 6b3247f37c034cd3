/** The text of the file from which the site is searched: what the content says, and the files. Pure. */
import type { Entry } from '../../documents/find/entry.ts'

/** A file as My Computer lists it (src/build/html/fileList.ts). */
export interface ListedFile {
  /** Its place and name: `assets/icons/home.svg`. */
  readonly shown: string
  /** Where it is served. */
  readonly path: string
}

/** What nobody looks for by its name: what the desktop is made of, and pages, which are found by what they say. */
const LEFT_OUT = /^system\/|\.html$/

export function searchIndexText(findable: readonly Entry[], files: readonly ListedFile[]): string {
  return JSON.stringify([...findable, ...fileEntries(files)])
}

function fileEntries(files: readonly ListedFile[]): readonly Entry[] {
  const findable = files.filter(({ shown }) => !LEFT_OUT.test(shown))
  return findable.map(({ shown, path }) => {
    const names = shown.split('/')
    const name = names.pop() ?? shown
    return { group: 'Files', name, within: ['C:', ...names].join('\\'), link: path }
  })
}
