/** Reads the owner's modules and fills in defaults. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { runnerImport } from 'vite'
import { ANSWERED_BY, ASSISTANT_APP, ASSISTANT_NAME } from '../../owner/assistant.ts'
import { type Absent, menuWithout, without } from '../../owner/leftOut.ts'
import { PROJECTS_LINK } from '../../owner/paths.ts'
import { RESUME_APP } from '../../owner/resume.ts'
import { ANYTHING } from '../../owner/schemaParts.ts'
import { SHORTCUTS } from '../../owner/startMenu.ts'
import type { ContentData, OwnerData } from './kinds/content.ts'
import { EXPORTS } from './kinds/kinds.ts'
import { ContentError, type Problem } from './problems/problem.ts'
import type { ContentPlace } from './words/contentPlace.ts'
import { moduleProblem } from './moduleProblem.ts'

export type OwnerModules = ReadonlyMap<string, OwnerModule>

interface OwnerModule {
  readonly source: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** @throws {ContentError} if `site.ts` is missing, or naming every module that cannot be read */
export async function readOwnerModules(place: ContentPlace): Promise<OwnerModules> {
  const files = [...new Set(Object.values(EXPORTS).map(({ file }) => file))].filter((file) =>
    existsSync(path.join(place.root, place.words, file)),
  )
  if (!files.includes('site.ts')) {
    const message = 'it is missing; `npm run init` writes one'
    throw new ContentError([{ file: `${place.words}/site.ts`, line: undefined, message }])
  }
  const read = await withLinesOfSources(() =>
    Promise.all(files.map(async (file) => [file, await readModule(place, file)] as const)),
  )
  const problems = read.flatMap(([, each]) => ('message' in each ? [each] : []))
  if (problems.length > 0) throw new ContentError(problems)
  return new Map(read.flatMap(([file, each]) => ('message' in each ? [] : [[file, each] as const])))
}

/** Makes error stacks refer to source lines instead of compiled lines. */
async function withLinesOfSources<Result>(read: () => Promise<Result>): Promise<Result> {
  const { sourceMapsEnabled } = process
  const { prepareStackTrace } = Error
  process.setSourceMapsEnabled(true)
  // Custom stack formatters of other tools do not know these modules.
  Object.assign(Error, { prepareStackTrace: undefined })
  try {
    return await read()
  } finally {
    process.setSourceMapsEnabled(sourceMapsEnabled)
    Object.assign(Error, { prepareStackTrace })
  }
}

/** @returns why it cannot be read, if so */
async function readModule(
  { root, words }: ContentPlace,
  name: string,
): Promise<OwnerModule | Problem> {
  const below = `${words}/${name}`
  const file = path.join(root, below)
  const source = readFileSync(file, 'utf8')
  try {
    const { module } = await runnerImport<OwnerModule['exports']>(file, {
      root,
      logLevel: 'silent',
    })
    return { source, exports: module }
  } catch (error) {
    return moduleProblem(error, root, below, source)
  }
}

export function dataOf(
  modules: OwnerModules,
  { words }: Pick<ContentPlace, 'words'>,
  assistant: string = ASSISTANT_NAME,
): Readonly<Record<string, ContentData>> {
  const entries = Object.entries(EXPORTS).map(([name, { file, missing, isOptional }]) => {
    const module = modules.get(file)
    const isWritten = module !== undefined && (isOptional !== true || name in module.exports)
    const value = isWritten ? module.exports[name] : missing(assistant)
    return [name, { place: `${words}/${file}`, source: module?.source ?? '', value }] as const
  })
  return Object.fromEntries(entries)
}

/**
 * @param modules without mistakes in their form
 * @param answers where the assistant answers, `off` for none; overrides the owner's setting
 */
export function ownerData(modules: OwnerModules, answers?: string): OwnerData {
  const written = valuesOf(modules)
  const isWithout = written.site.withoutApps.includes(ASSISTANT_APP)
  const own = answers === 'off' || isWithout ? null : written.site.assistant
  const place = ANSWERED_BY.find((each) => each === answers)
  const assistant = own && place ? { ...own, answers: place } : own
  const data = valuesOf(modules, assistant?.name)
  const { projects, resume, desktopIcons, startMenu, withoutIcon } = data
  const withoutApps = [
    ...written.site.withoutApps,
    ...(assistant ? [] : [ASSISTANT_APP]),
    ...(resume ? [] : [RESUME_APP]),
  ]
  const absent: Absent = { apps: withoutApps, links: projects.length > 0 ? [] : [PROJECTS_LINK] }
  return {
    data,
    site: { ...written.site, assistant, withoutApps },
    projects,
    resume,
    desktopIcons: without(desktopIcons, absent),
    withoutIcon,
    startMenu: menuWithout(startMenu, absent),
    shortcuts: without(SHORTCUTS, absent),
  }
}

type Values = Pick<
  OwnerData,
  'site' | 'projects' | 'resume' | 'desktopIcons' | 'startMenu' | 'withoutIcon'
>

function valuesOf(modules: OwnerModules, assistant?: string): Values & OwnerData['data'] {
  const data = Object.entries(dataOf(modules, { words: '' }, assistant)).map(
    ([name, { value }]) => [name, EXPORTS[name] && v.parse(EXPORTS[name].schema(ANYTHING), value)],
  )
  // The kinds of content have these exports, whose schemas make these types.
  return Object.fromEntries(data)
}
