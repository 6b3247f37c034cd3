/** Reads the modules of the owner's words as they are now, and what they stand for. */
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

/** What a module of the owner's words exports, which may be anything. */
export interface ContentData {
  /** Path of the module below the project's root. */
  readonly place: string
  /** Its text; empty where the owner has written none. */
  readonly source: string
  readonly value: unknown
}

/** What the modules of the owner's words export. */
export type ExportName =
  'site' | 'projects' | 'resume' | 'desktopIcons' | 'withoutIcon' | 'startMenu'

interface Export {
  /** The module that exports it. */
  readonly file: string
  readonly schema: (known: Known) => v.GenericSchema
  /** Whether messages name it: a list is called by its name, and the fields of an object are enough. */
  readonly isNamed: boolean
  /**
   * The default where the owner has written none.
   * @param assistant the assistant's name
   */
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

/** The modules of the owner's words by the names of their files, without those that are missing. */
export type OwnerModules = ReadonlyMap<string, OwnerModule>

interface OwnerModule {
  readonly source: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** What the modules say, with a default for each that is missing. */
export interface OwnerData {
  readonly site: Site
  readonly projects: readonly Project[]
  /** Null where there is none. */
  readonly resume: Resume | null
  readonly desktopIcons: readonly DesktopIconEntry[]
  /** Names of the apps that the site does without. */
  readonly absentApps: readonly string[]
  /** Names of apps without an icon. */
  readonly withoutIcon: readonly string[]
  readonly startMenu: StartMenu
  /** Below the icons of a phone. */
  readonly shortcuts: readonly StartMenuItem[]
}

/** @throws {ContentError} if `site.ts` is missing, naming every module that cannot be read */
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

/** Makes stacks of errors name lines of the sources instead of lines of the compiled code. */
async function withLinesOfSources<Result>(read: () => Promise<Result>): Promise<Result> {
  const { sourceMapsEnabled } = process
  const { prepareStackTrace } = Error
  process.setSourceMapsEnabled(true)
  // Tools that write stacks in their own way know nothing of these modules.
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

/** What the modules export, or its defaults. */
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
 * @param isAssistantOff whether this build has no assistant, whatever the owner says
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
