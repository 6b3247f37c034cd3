/** The pages that come with the program: Help and Support, and the licence. */
import { TOPIC_IDS } from '../../../help/topic.ts'
import { HELP_PATH, LICENCE_PATH } from '../../../owner/paths.ts'
import { MAIN_ID } from '../articles/markdown/markdown.ts'
import type { Kind } from './kind.ts'

/** The assistant and the search read the topics of the help by themselves. */
export const program: Kind = {
  addresses: () => [
    { path: HELP_PATH, ids: [MAIN_ID, ...TOPIC_IDS] },
    { path: LICENCE_PATH, ids: [MAIN_ID] },
  ],
}
