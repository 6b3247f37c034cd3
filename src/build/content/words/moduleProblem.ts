/** Why a module of the owner's words cannot be read: in which file, on which line, in words. Pure. */
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { withoutBundlerNames } from '../problems/bundlerNames.ts'
import type { Problem } from '../problems/problem.ts'

/** Where the error arose. */
export interface FailedModule {
  /** Absolute path of the project. */
  readonly root: string
  /** Path of the module below it. */
  readonly file: string
  readonly source: string
}

/** As far as errors of compilers and of modules that throw are read. */
interface ModuleError {
  readonly message: string
  readonly stack: string
  /** Absolute path of the file that cannot be compiled, which may be one that the module imports. */
  readonly id: string | undefined
}

const LOST_IMPORT =
  /(?:Cannot find (?:module|package) ['"]|Failed to resolve import ['"]|Failed to load url )(?<name>[^'"\s]+)/

/**
 * @param error what reading the module has thrown; the lines of its stack are those of the sources
 */
export function moduleProblem(error: unknown, { root, file, source }: FailedModule): Problem {
  const { message, stack, id } = errorOf(error)
  const lost = LOST_IMPORT.exec(message)?.groups?.['name']
  if (lost !== undefined) {
    const wanted = 'expected the name of a package that is installed, or of a file as ./name.ts'
    const name = path.isAbsolute(lost) ? path.relative(root, lost) : lost
    const line = lineOfImport(source, path.parse(lost).name)
    return { file, line, message: `it cannot be read: ${wanted}, but there is no '${name}'` }
  }
  const place = placeIn(message, id, root) ?? placeIn(stack, undefined, root)
  return {
    file: place?.file ?? file,
    line: place?.line,
    message: `it cannot be read: ${reasonOf(message)}`,
  }
}

function errorOf(error: unknown): ModuleError {
  if (!(error instanceof Error)) return { message: String(error), stack: '', id: undefined }
  const { id } = error as { readonly id?: unknown }
  return {
    message: stripVTControlCharacters(error.message),
    stack: error.stack ?? '',
    id: typeof id === 'string' ? id : undefined,
  }
}

/** What is said, without a picture of the place and the compiler's own name for the mistake. */
function reasonOf(message: string): string {
  const [first = '', second = ''] = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const said = first.startsWith('Transform failed') ? second : first
  return withoutBundlerNames(said.replace(/^\[[A-Z_]+\]\s*/, ''))
}

/**
 * The first place in a file of the project that a text names.
 * @param id absolute path of the file that is meant, where the text need not name it in full
 */
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
