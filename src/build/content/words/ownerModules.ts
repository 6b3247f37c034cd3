/** Reads the owner's modules and fills in defaults. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { runnerImport } from 'vite'
import { ASSISTANT_APP, ASSISTANT_NAME } from '../../../owner/assistant.ts'
import { standardIcons } from '../../../owner/desktopIcons.ts'
import { type Absent, menuWithout, without } from '../../../owner/leftOut.ts'
import { PROJECTS_LINK } from '../../../owner/paths.ts'
import { type Resume, RESUME_APP } from '../../../owner/resume.ts'
import {
  appNamesSchema,
  desktopIconsSchema,
  startMenuSchema,
} from '../../../owner/desktopSchema.ts'
import { ANYTHING, type Known } from '../../../owner/schemaParts.ts'
import { projectsSchema } from '../../../owner/projectsSchema.ts'
import { resumeOf, resumeSchema } from '../../../owner/resumeSchema.ts'
import { siteOf, siteSchema } from '../../../owner/siteSchema.ts'
import {
  SHORTCUTS,
  standardStartMenu,
  type StartMenu,
  type StartMenuItem,
} from '../../../owner/startMenu.ts'
import type { DesktopIconEntry, Project, Site } from '../../../owner/types.ts'
import { ContentError } from '../problems/problem.ts'
import type { ContentPlace } from './contentPlace.ts'
import { moduleProblem } from './moduleProblem.ts'

export interface ContentData {
  readonly place: string
  /** Empty if the owner has written none. */
  readonly source: string
  readonly value: unknown
}

export type ExportName =
  'site' | 'projects' | 'resume' | 'desktopIcons' | 'withoutIcon' | 'startMenu'

interface Export {
  readonly file: string
  readonly schema: (known: Known) => v.GenericSchema
  /** Whether messages include the name: a list needs it, the fields of an object do not. */
  readonly isNamed: boolean
  /** The default if the owner has written none, for an assistant of this name. */
  readonly missing: (assistant: string) => unknown
}

export const EXPORTS: Readonly<Record<ExportName, Export>> = {
  site: { file: 'site.ts', schema: siteSchema, isNamed: false, missing: () => undefined },
  projects: { file: 'projects.ts', schema: projectsSchema, isNamed: true, missing: () => [] },
  resume: { file: 'resume.ts', schema: resumeSchema, isNamed: false, missing: () => null },
  desktopIcons: {
    file: 'desktopIcons.ts',
    schema: desktopIconsSchema,
    isNamed: true,
    missing: standardIcons,
  },
  withoutIcon: {
    file: 'desktopIcons.ts',
    schema: appNamesSchema,
    isNamed: true,
    missing: () => [],
  },
  startMenu: {
    file: 'startMenu.ts',
    schema: startMenuSchema,
    isNamed: true,
    missing: standardStartMenu,
  },
}

export type OwnerModules = ReadonlyMap<string, OwnerModule>

interface OwnerModule {
  readonly source: string
  readonly exports: Readonly<Record<string, unknown>>
}

export interface OwnerData {
  readonly site: Site
  readonly projects: readonly Project[]
  readonly resume: Resume | null
  readonly desktopIcons: readonly DesktopIconEntry[]
  readonly absentApps: readonly string[]
  readonly withoutIcon: readonly string[]
  readonly startMenu: StartMenu
  /** Below the icons on a phone. */
  readonly shortcuts: readonly StartMenuItem[]
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
    Promise.allSettled(files.map((file) => readModule(place, file))),
  )
  const failed = read.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const problems = failed.flatMap((error) => {
    if (!(error instanceof ContentError)) throw error
    return error.problems
  })
  if (problems.length > 0) throw new ContentError(problems)
  return new Map(
    read.flatMap((result, index) =>
      result.status === 'fulfilled' ? [[files[index] ?? '', result.value] as const] : [],
    ),
  )
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

async function readModule(place: ContentPlace, name: string): Promise<OwnerModule> {
  const below = `${place.words}/${name}`
  const file = path.join(place.root, below)
  const source = readFileSync(file, 'utf8')
  try {
    const { module } = await runnerImport<OwnerModule['exports']>(file, {
      root: place.root,
      logLevel: 'silent',
    })
    return { source, exports: module }
  } catch (error) {
    throw new ContentError([moduleProblem(error, { root: place.root, file: below, source })])
  }
}

export function dataOf(
  modules: OwnerModules,
  { words }: Pick<ContentPlace, 'words'>,
  assistant: string = ASSISTANT_NAME,
): Readonly<Record<ExportName, ContentData>> {
  const entries = Object.entries(EXPORTS).map(([name, { file, missing }]) => {
    const module = modules.get(file)
    const isWritten = module !== undefined && (name !== 'withoutIcon' || name in module.exports)
    const value = isWritten ? module.exports[name] : missing(assistant)
    return [name, { place: `${words}/${file}`, source: module?.source ?? '', value }]
  })
  return Object.fromEntries(entries) as Record<ExportName, ContentData>
}

/**
 * @param modules without mistakes in their form
 * @param isAssistantOff overrides the owner's setting
 */
export function ownerData(modules: OwnerModules, isAssistantOff: boolean): OwnerData {
  const words = siteOf(modules.get('site.ts')?.exports['site'])
  const site = isAssistantOff ? { ...words, assistant: null } : words
  const data = dataOf(modules, { words: '' }, site.assistant?.name)
  const projects = v.parse(projectsSchema(ANYTHING), data.projects.value)
  const resume = data.resume.value === null ? null : resumeOf(data.resume.value)
  const absentApps = [...(site.assistant ? [] : [ASSISTANT_APP]), ...(resume ? [] : [RESUME_APP])]
  const absent: Absent = { apps: absentApps, links: projects.length > 0 ? [] : [PROJECTS_LINK] }
  return {
    site,
    projects,
    resume,
    desktopIcons: without(v.parse(desktopIconsSchema(ANYTHING), data.desktopIcons.value), absent),
    absentApps,
    withoutIcon: v.parse(appNamesSchema(ANYTHING), data.withoutIcon.value),
    startMenu: menuWithout(v.parse(startMenuSchema(ANYTHING), data.startMenu.value), absent),
    shortcuts: without(SHORTCUTS, absent),
  }
}
