/** Tells why an article cannot be rendered, with its file and, where it is known, its line. Pure. */
import { withoutBundlerNames } from '../problems/bundlerNames.ts'
import { ContentError } from '../problems/problem.ts'
import type { LineError } from './guardExpressions.ts'

/**
 * @param error what rendering the article has thrown
 * @param file its path below the project's root
 */
export function failedArticle(error: unknown, file: string): ContentError {
  if (error instanceof ContentError) return error
  const { message = String(error), articleLine: line } = error as Partial<LineError>
  const [said = ''] = message.split('\n')
  const hint = line === undefined ? '' : '; to show braces, write \\{ and \\}'
  const what = line === undefined ? 'it cannot be rendered' : 'the expression fails'
  return new ContentError([{ file, line, message: `${what}: ${withoutBundlerNames(said)}${hint}` }])
}
