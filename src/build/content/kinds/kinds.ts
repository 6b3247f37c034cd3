/** The kinds of content, in the order in which the search and the assistant get them. */
import { TOPIC_IDS } from '../../../help/topic.ts'
import { answersSchema } from '../../../owner/answersSchema.ts'
import { DATA_KINDS } from '../../../owner/dataKinds.ts'
import { HELP_PATH, LICENCE_PATH } from '../../../owner/paths.ts'
import { MAIN_ID } from '../articles/markdown/markdown.ts'
import type { TextFile } from '../articles/article.ts'
import { type TextFolder, textsIn } from '../articles/textFiles.ts'
import type { ContentPlace } from '../words/contentPlace.ts'
import type { Export } from './content.ts'
import { articles } from './articles.ts'
import { kindOfData } from './dataKind.ts'
import { desktop } from './desktop.ts'
import type { Kind } from './kind.ts'
import { lists } from './lists.ts'
import { ownPages } from './ownPages.ts'
import { profile } from './profile.ts'
import { resume } from './resume.ts'

const answers: Kind = {
  exports: {
    answers: { file: 'answers.ts', schema: answersSchema, isNamed: true, missing: () => [] },
  },
}

/** The pages that come with the program. The assistant and the search read the help by themselves. */
const program: Kind = {
  addresses: () => [
    { path: HELP_PATH, ids: [MAIN_ID, ...TOPIC_IDS] },
    { path: LICENCE_PATH, ids: [MAIN_ID] },
  ],
}

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

/** The files of all folders. */
export function allTexts(place: ContentPlace): readonly TextFile[] {
  return FOLDERS.flatMap((folder) => textsIn(place, folder))
}
