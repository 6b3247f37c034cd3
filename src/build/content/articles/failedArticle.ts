import { ContentError, withoutBundlerNames } from '../problems/problem.ts'
import type { LineError } from './guardExpressions.ts'

/** Converts an error from rendering an article to one that names the file and, if known, the line. */
export function failedArticle(error: unknown, file: string): ContentError {
  if (error instanceof ContentError) return error
  const { message = String(error), articleLine: line } = error as Partial<LineError>
  const [said = ''] = message.split('\n')
  const hint = line === undefined ? '' : '; to show braces, write \\{ and \\}'
  const what = line === undefined ? 'it cannot be rendered' : 'the expression fails'
  return new ContentError([{ file, line, message: `${what}: ${withoutBundlerNames(said)}${hint}` }])
}
