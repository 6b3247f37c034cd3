/**
 * Finds the folder of the site's content: the owner's in `src/content`, or the sample in `src/sample` for as long as the
 * owner has written none. Both never mix.
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

export interface ContentPlace {
  /** Absolute path of the project. */
  readonly root: string
  /** Folder of `site.ts`, `posts` and the like, below the root. */
  readonly words: string
  /** Folder of pictures, below the root. */
  readonly pictures: string
  /** Folder of files that are published as they are, below the root. It need not exist. */
  readonly files: string
}

const OWN = 'src/content'
const OWN_PICTURES = 'assets/images'
const OWN_FILES = 'assets/files'
const SAMPLE = 'src/sample'
/** Names another folder, such as the one that the tests use. */
const VARIABLE = 'MEADOW_CONTENT'
/** It is part of the program, and explains the folder. */
const GUIDE = 'README.md'

/** @param env `MEADOW_CONTENT` names a folder below the root, with its pictures in `images`, and its files in `files` */
export function contentPlace(root: string, env: NodeJS.ProcessEnv): ContentPlace {
  const chosen = env[VARIABLE]
  if (chosen === undefined && hasOwnContent(root))
    return { root, words: OWN, pictures: OWN_PICTURES, files: OWN_FILES }
  const words = chosen ?? SAMPLE
  return { root, words, pictures: `${words}/images`, files: `${words}/files` }
}

/** Whether the owner has written anything. A folder that is empty, or hidden, does not count. */
function hasOwnContent(root: string): boolean {
  const folder = path.join(root, OWN)
  if (!existsSync(folder)) return false
  return readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && entry.name !== GUIDE && !entry.name.startsWith('.'),
  )
}
