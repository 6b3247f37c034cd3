import { answersSchema } from '../../../owner/answersSchema.ts'
import type { Kind } from './kind.ts'

/** What the owner has the assistant say. */
export const answers: Kind = {
  exports: {
    answers: { file: 'answers.ts', schema: answersSchema, isNamed: true, missing: () => [] },
  },
}
