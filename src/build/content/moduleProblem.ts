/** Explains why a module of the owner's content cannot be read, with file and line. */
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Finding, type Problem, withoutBundlerNames } from './problems/problem.ts'

const LOST_IMPORT =
  /(?:Cannot find (?:module|package) ['"]|Failed to resolve import ['"]|Failed to load url )(?<name>[^'"\s]+)/

/** A comma that is missing between two parts of a list or of an object. */
const LOST_COMMA = /Expected `,` or `[\]}]` but found `(?:Identifier|string|number|\{|\[)/i

/** @param column of what was found instead, counted from 1 */
function lostComma(lines: readonly string[], line: number, column: number): Finding {
  const found = lines[line - 1] ?? ''
  const [before, behind] = [found.slice(0, column - 1), found.slice(column - 1)]
  const above = lines.slice(0, line - 1).findLastIndex((text) => !NO_CODE.test(text))
  const expected = (at: number, what: string): Finding => ({
    line: at,
    message: `it cannot be read: expected ${what}`,
  })
  if (/'\p{L}+'$/u.test(before) && /^\p{L}/u.test(behind))
    return expected(
      line,
      `an apostrophe within single quotes as ’ or \\', but found ${found.trim()}`,
    )
  return before.trim() !== '' || above < 0
    ? expected(line, `a comma or a colon before ${behind.trim()}`)
    : expected(above + 1, `a comma after ${lines[above]?.trim()}`)
}

/** A line that holds nothing or a comment. */
const NO_CODE = /^\s*(?:$|\/\/|\/?\*)/

/** @param error its stack must refer to source lines, not compiled ones */
export function moduleProblem(error: unknown, root: string, file: string, source: string): Problem {
  const { message, stack, id } = errorOf(error)
  const lost = LOST_IMPORT.exec(message)?.groups?.['name']
  if (lost !== undefined) {
    const wanted = 'expected the name of a package that is installed, or of a file as ./name.ts'
    const name = path.isAbsolute(lost) ? path.relative(root, lost) : lost
    const line = lineOfImport(source, path.parse(lost).name)
    return { file, line, message: `it cannot be read: ${wanted}, but there is no '${name}'` }
  }
  const place = placeIn(message, id, root) ?? placeIn(stack, undefined, root)
  const column = Number(/:\d+:(\d+)/.exec(message)?.[1] ?? Number.NaN)
  if (LOST_COMMA.test(message) && place?.line !== undefined && place.file === file)
    return { file, ...lostComma(source.split('\n'), place.line, column) }
  return {
    file: place?.file ?? file,
    line: place?.line,
    message: `it cannot be read: ${reasonOf(message)}`,
  }
}

/** `id` is the file that fails to compile, which may be an import of the module. */
function errorOf(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), stack: '', id: undefined }
  const { id } = error as { readonly id?: unknown }
  return {
    message: stripVTControlCharacters(error.message),
    stack: error.stack ?? '',
    id: typeof id === 'string' ? id : undefined,
  }
}

/** The message without the code frame and the compiler's error code. */
function reasonOf(message: string): string {
  const [first = '', second = ''] = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const said = first.startsWith('Transform failed') ? second : first
  return withoutBundlerNames(said.replace(/^\[[A-Z_]+\]\s*/, ''))
}

/** @param id absolute path of the affected file, which the text may not name in full */
function placeIn(
  text: string,
  id: string | undefined,
  root: string,
): Pick<Problem, 'file' | 'line'> | undefined {
  if (id !== undefined) {
    const line = /:(\d+):\d+/.exec(text)?.[1]
    return line === undefined ? undefined : { file: below(root, id), line: Number(line) }
  }
  const found = text.split('\n').flatMap((each) => {
    const { file, line } =
      /\(?(?<file>\/[^()]+?|[A-Z]:[^()]+?):(?<line>\d+):\d+\)?$/.exec(each)?.groups ?? {}
    const isOwn = file?.startsWith(root) === true && !file.includes('/node_modules/')
    return isOwn && line !== undefined ? [{ file: below(root, file), line: Number(line) }] : []
  })
  return found[0]
}

function below(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/')
}

function lineOfImport(source: string, name: string): number | undefined {
  const index = source
    .split('\n')
    .findIndex((line) => /\bfrom\b|\bimport\b/.test(line) && line.includes(name))
  return index < 0 ? undefined : index + 1
}
