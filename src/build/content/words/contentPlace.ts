/** Finds the content: `src/content`, or `src/sample` until the owner has written something. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { addressesBelow } from '../../../server/http/siteFiles.ts'

export interface ContentPlace {
  readonly root: string
  /** Folder of `site.ts`, `posts` and so on, below the root. */
  readonly words: string
  readonly pictures: string
  /** Folder of files that are published unchanged, below the root. It may be missing. */
  readonly files: string
}

const OWN = 'src/content'
const OWN_PICTURES = 'assets/images'
const OWN_FILES = 'assets/files'
const SAMPLE = 'src/sample'
/** Selects another folder, such as the one for the tests. */
const VARIABLE = 'MEADOW_CONTENT'
const GUIDE = 'README.md'

/** @param env `MEADOW_CONTENT` names a folder with its pictures in `images`, its files in `files` */
export function contentPlace(root: string, env: NodeJS.ProcessEnv): ContentPlace {
  const chosen = env[VARIABLE]
  if (chosen === undefined && hasOwnContent(root))
    return { root, words: OWN, pictures: OWN_PICTURES, files: OWN_FILES }
  const words = chosen ?? SAMPLE
  return { root, words, pictures: `${words}/images`, files: `${words}/files` }
}

/** Whether the owner has written anything. Empty and hidden folders do not count. */
function hasOwnContent(root: string): boolean {
  const folder = path.join(root, OWN)
  if (!existsSync(folder)) return false
  const names = addressesBelow(folder).map((file) => path.posix.basename(file))
  return names.some((name) => name !== GUIDE && !name.startsWith('.'))
}
