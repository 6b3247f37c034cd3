/** Finds files of the owner's that nothing reads because of their names, folders or file extensions. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { addressesBelow } from '../../../server/http/siteFiles.ts'
import { TEXT_FILE } from '../articles/article.ts'
import { slugOf } from '../../../owner/slug.mjs'
import { ISLANDS_FOLDER } from '../islands/islands.ts'
import { didYouMean } from '../problems/didYouMean.ts'
import type { Problem } from '../problems/problem.ts'
import type { ContentPlace } from '../words/contentPlace.ts'

/** Any text file that could be meant as an article. */
const MARKDOWN = /\.(?:mdx?|markdown|mdown|mkdn?)$/i
/** What other programs write texts into, or what they are turned into elsewhere. */
const OTHER_TEXT = /\.(?:txt|docx?|odt|rtf|html?|adoc|rst|org|ipynb)$/i
const MODULE = /\.[cm]?[jt]sx?$/
const GUIDE = 'README.md'
/** Folders of the sample, beside its texts. */
const OTHER_FOLDERS = ['images', 'files', ISLANDS_FOLDER]

/**
 * @param folders names of those that hold texts
 * @param modules names of the files that the build reads beside them
 */
export function findUnreadFiles(
  { root, words }: Pick<ContentPlace, 'root' | 'words'>,
  folders: readonly string[],
  modules: readonly string[],
): readonly Problem[] {
  const found = filesIn(path.join(root, words)).flatMap((file): readonly Problem[] => {
    const [first = '', ...rest] = file.split('/')
    const problem = { file: `${words}/${file}`, line: undefined }
    if (rest.length === 0) {
      const why = modules.includes(file) ? '' : unreadBeside(file, folders, modules)
      return why === '' ? [] : [{ ...problem, message: `it is not read${why}`, isWarning: true }]
    }
    if (folders.includes(first)) {
      const message = `it is not read: expected ${wantedNames(file, words)}`
      const isLost = MARKDOWN.test(file) && (rest.length > 1 || !TEXT_FILE.test(file))
      if (isLost) return [{ ...problem, message }]
      return OTHER_TEXT.test(file) ? [{ ...problem, message, isWarning: true }] : []
    }
    if (OTHER_FOLDERS.includes(first)) return []
    const hint = didYouMean(first, folders)
    if (hint === '' && !MARKDOWN.test(file)) return []
    const message = `nothing in this folder is read${hint || `; texts belong into ${folders.join(' or ')}`}`
    return [{ file: `${words}/${first}`, line: undefined, message, isWarning: true }]
  })
  // A folder is told once for all files in it.
  return [...new Map(found.map((problem) => [problem.file, problem])).values()]
}

/** Other modules and files may be imported by those that are read. */
function unreadBeside(
  file: string,
  folders: readonly string[],
  modules: readonly string[],
): string {
  const { name, ext } = path.posix.parse(file)
  if (MARKDOWN.test(file)) return `; texts belong into ${folders.join(' or ')}`
  const stems = modules.map((each) => path.posix.parse(each).name)
  const hint = MODULE.test(ext) ? didYouMean(name, stems) : ''
  return hint.replaceAll(/\w+(?=[,?])/g, (stem) => modules[stems.indexOf(stem)] ?? stem)
}

function wantedNames(file: string, words: string): string {
  const [folder = '', ...rest] = file.split('/')
  const given = path.posix.parse(file).name
  // Other generators call a text by its folder.
  const called = given === 'index' && rest.length > 1 ? (rest.at(-2) ?? '') : given
  const name = slugOf(called) || 'a-name'
  return ['mdx', 'md'].map((ending) => `${words}/${folder}/${name}.${ending}`).join(' or ')
}

/** Sorted, without hidden ones such as `._hello.md`, which a Mac writes beside `hello.md` on some disks. */
function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return addressesBelow(folder)
    .filter((file) => !file.includes('/.') && path.posix.basename(file) !== GUIDE)
    .map((file) => file.slice(1))
    .sort()
}
