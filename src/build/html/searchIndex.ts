import type { ListedFile } from '../../files/fileList.ts'
import type { Entry } from '../../find/entry.ts'

/** Pages are found by their content, and nobody searches for the desktop's own files. */
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
