/** What the build makes of the owner's words: checked, with every default. */
import * as v from 'valibot'
import { resumeSchema } from '../../src/owner/resumeSchema.ts'
import { ANYTHING } from '../../src/owner/schemaParts.ts'
import { siteSchema } from '../../src/owner/siteSchema.ts'

/** @throws {ValiError} if the words do not match the schema */
export const siteOf = (words: unknown) => v.parse(siteSchema(ANYTHING), words)

/** @throws {ValiError} if the words do not match the schema */
export const resumeOf = (words: unknown) => v.parse(v.nonNullable(resumeSchema(ANYTHING)), words)
