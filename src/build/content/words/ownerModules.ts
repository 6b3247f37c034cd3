/** Reads the modules of the owner's words as they are now, and what they stand for. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { ASSISTANT_APP, ASSISTANT_NAME } from '../../../owner/assistant.ts'
import { standardIcons } from '../../../owner/desktopIcons.ts'
import { type Absent, menuWithout, without } from '../../../owner/leftOut.ts'
import { PROJECTS_LINK } from '../../../owner/paths.ts'
import { type Resume, resumeOf, RESUME_APP, type ResumeWords } from '../../../owner/resume.ts'
import { siteOf } from '../../../owner/site.ts'
import {
  SHORTCUTS,
  standardStartMenu,
  type StartMenu,
  type StartMenuItem,
} from '../../../owner/startMenu.ts'
import type { DesktopIconEntry, Project, Site, SiteWords } from '../../../owner/types.ts'
import type { ContentPlace } from './contentPlace.ts'
import { ContentError } from '../problems/problem.ts'
import { moduleProblem } from './moduleProblem.ts'

/** A module of content: `place` below the project's root, and what it exports, which may be anything. */
export interface OwnerModule {
  readonly place: string
  readonly source: string
  readonly exports: Readonly<Record<string, unknown>>
}

export interface OwnerModules {
  readonly site: OwnerModule
  /** Undefined where the owner has written none. */
  readonly projects: OwnerModule | undefined
  readonly resume: OwnerModule | undefined
  readonly desktopIcons: OwnerModule | undefined
  readonly startMenu: OwnerModule | undefined
}

/** What the modules say, with what stands for those that are missing. */
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
  const [site, projects, resume, desktopIcons, startMenu] = await withLinesOfSources(() =>
    allOrProblems([
      readModule(place, 'site.ts'),
      readModule(place, 'projects.ts'),
      readModule(place, 'resume.ts'),
      readModule(place, 'desktopIcons.ts'),
      readModule(place, 'startMenu.ts'),
    ]),
  )
  if (!site) {
    const message = 'it is missing; `npm run init` writes one'
    throw new ContentError([{ file: `${place.words}/site.ts`, line: undefined, message }])
  }
  return { site, projects, resume, desktopIcons, startMenu }
}

/** Has stacks of errors name the lines of the sources, and not those of what the compiler has made of them. */
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

/** @throws {ContentError} with the problems of all that cannot be read */
async function allOrProblems<Value>(reading: readonly Promise<Value>[]): Promise<readonly Value[]> {
  const results = await Promise.allSettled(reading)
  const problems = results.flatMap((result) =>
    result.status === 'rejected' && result.reason instanceof ContentError
      ? result.reason.problems
      : [],
  )
  if (problems.length > 0) throw new ContentError(problems)
  return Promise.all(reading)
}

async function readModule(place: ContentPlace, name: string): Promise<OwnerModule | undefined> {
  const below = `${place.words}/${name}`
  const file = path.join(place.root, below)
  if (!existsSync(file)) return undefined
  const source = readFileSync(file, 'utf8')
  try {
    const { module } = await runnerImport<OwnerModule['exports']>(file, {
      root: place.root,
      logLevel: 'silent',
    })
    return { place: below, source, exports: module }
  } catch (error) {
    throw new ContentError([moduleProblem(error, { root: place.root, file: below, source })])
  }
}

/**
 * @param modules without mistakes
 * @param isAssistantOff whether this build has no assistant, whatever the owner says
 */
export function ownerData(modules: OwnerModules, isAssistantOff: boolean): OwnerData {
  const words = modules.site.exports['site'] as SiteWords
  const site = siteOf(isAssistantOff ? { ...words, assistant: null } : words)
  const name = site.assistant?.name ?? ASSISTANT_NAME
  const exported = <Value>(module: keyof OwnerModules, value: string, missing: Value): Value =>
    (modules[module]?.exports[value] as Value | undefined) ?? missing
  const resumeWords = exported<ResumeWords | null>('resume', 'resume', null)
  const absentApps = [
    ...(site.assistant ? [] : [ASSISTANT_APP]),
    ...(resumeWords ? [] : [RESUME_APP]),
  ]
  const projects = exported<readonly Project[]>('projects', 'projects', [])
  const absent: Absent = { apps: absentApps, links: projects.length > 0 ? [] : [PROJECTS_LINK] }
  const icons = exported('desktopIcons', 'desktopIcons', standardIcons(name))
  const menu = exported('startMenu', 'startMenu', standardStartMenu(name))
  return {
    site,
    projects,
    resume: resumeWords && resumeOf(resumeWords),
    desktopIcons: without(icons, absent),
    absentApps,
    withoutIcon: exported<readonly string[]>('desktopIcons', 'withoutIcon', []),
    startMenu: menuWithout(menu, absent),
    shortcuts: without(SHORTCUTS, absent),
  }
}
