export interface Problem {
  readonly file: string
  /** Counted from 1; undefined for the whole file. */
  readonly line: number | undefined
  readonly message: string
  /** Told without stopping the build. */
  readonly isWarning?: boolean
}

export type Finding = Omit<Problem, 'file'>

/** `src/content/posts/a.mdx:5: date: expected …`: most terminals and editors make this a link. */
export function describeProblem({ file, line, message, isWarning }: Problem): string {
  const said = isWarning === true ? `warning: ${message}` : message
  return line === undefined ? `${file}: ${said}` : `${file}:${line}: ${said}`
}

export function describeProblems(problems: readonly Problem[]): string {
  return problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(describeProblem)
    .join('\n')
}

export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`The content has mistakes.\n${describeProblems(problems)}`)
    // A printed stack would point into the build, although the mistake is in the content.
    this.stack = ''
  }
}

/** The bundler's names in messages: `(0 , __vite_ssr_import_0__.nothing)`. */
const IMPORTED =
  /\(0 ?, ?__vite_ssr_import_\d+__\.(?<name>[\w$]+)\)|__vite_ssr_import_\d+__\.(?=\w)/g

export function withoutBundlerNames(message: string): string {
  return message.replaceAll(IMPORTED, (_all, name: string | undefined) => name ?? '')
}
