/** The kinds of content, in the order in which the search and the assistant get them. */
import { DATA_KINDS } from '../../../owner/dataKinds.ts'
import type { TextFolder } from '../articles/textFiles.ts'
import type { Export } from './content.ts'
import { answers } from './answers.ts'
import { articles } from './articles.ts'
import { kindOfData } from './dataKind.ts'
import { desktop } from './desktop.ts'
import type { Kind } from './kind.ts'
import { lists } from './lists.ts'
import { ownPages } from './ownPages.ts'
import { profile } from './profile.ts'
import { program } from './program.ts'
import { resume } from './resume.ts'

export const KINDS: readonly Kind[] = [
  articles,
  profile,
  resume,
  answers,
  lists,
  program,
  ownPages,
  ...DATA_KINDS.map(kindOfData),
  desktop,
]

export const EXPORTS: Readonly<Record<string, Export>> = Object.assign(
  {},
  ...KINDS.map((kind) => kind.exports),
)

export const FOLDERS: readonly TextFolder[] = KINDS.flatMap(({ folder }) => folder ?? [])
