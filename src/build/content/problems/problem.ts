/** A mistake in the owner's content, described so that it can be found and fixed. */

export interface Problem {
  /** Path below the project's root. */
  readonly file: string
  /** Counted from 1; undefined if the whole file is meant. */
  readonly line: number | undefined
  /** What is wrong and what is expected. */
  readonly message: string
}

/** A mistake in a file that is known. */
export type Finding = Omit<Problem, 'file'>

/** `src/content/posts/a.mdx:5: date: expected …`: most terminals and editors make a link of it. */
export function describeProblem({ file, line, message }: Problem): string {
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`
}

/** In the order of files and lines. */
export function describeProblems(problems: readonly Problem[]): string {
  return problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(describeProblem)
    .join('\n')
}

/** Stops whatever would be made of content with mistakes. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`The content has mistakes.\n${describeProblems(problems)}`)
    // Tools print the stack of an error. It would lead into the build, and the mistake is in the content.
    this.stack = ''
  }
}
