/** The owner's content as all plugins share it: read once, and again after it has changed. */
import type { PublishingRules } from './articles/publishing.ts'
import { checkContent } from './checks/checkContent.ts'
import type { Content } from './checks/content.ts'
import { ANYTHING } from '../../owner/schemaParts.ts'
import { findDataProblems } from './checks/dataChecks.ts'
import { contentPlace, type ContentPlace } from './words/contentPlace.ts'
import {
  type OwnerData,
  ownerData,
  type OwnerModules,
  readOwnerModules,
} from './words/ownerModules.ts'
import { withoutLost } from './words/withoutLost.ts'
import { ContentError, type Problem } from './problems/problem.ts'
import { readContent } from './readContent.ts'

export interface LoadedContent extends OwnerData {
  readonly place: ContentPlace
}

export interface Mistakes {
  readonly all: readonly Problem[]
  /** Those of articles and of the owner's own pages, by the places of their files. */
  readonly ofArticles: ReadonlyMap<string, readonly Problem[]>
  /** Those of everything else. */
  readonly ofSite: readonly Problem[]
}

export interface ContentSource {
  /** Where the content is now. */
  readonly place: ContentPlace
  /** All mistakes. */
  check(rules: PublishingRules): Promise<Mistakes>
  /**
   * What the site says, without pictures that are not there. While its form has mistakes, what it said before.
   * @throws {ContentError} if there are mistakes from the start
   */
  load(): Promise<LoadedContent>
  /** Makes the next call read everything again. */
  forget(): void
}

/**
 * @param root absolute path of the project
 * @param env `MEADOW_ASSISTANT=off` builds a site without the assistant; for `MEADOW_CONTENT` see words/contentPlace.ts
 */
export function contentSource(root: string, env: NodeJS.ProcessEnv): ContentSource {
  const isAssistantOff = env['MEADOW_ASSISTANT'] === 'off'
  let place = contentPlace(root, env)
  let modules: Promise<OwnerModules> | undefined
  let mistakes: Promise<Mistakes> | undefined
  let good: LoadedContent | undefined

  async function read(): Promise<{ modules: OwnerModules; content: Content }> {
    const loaded = await (modules ??= readOwnerModules(place))
    return { modules: loaded, content: await readContent(place, loaded) }
  }

  async function findMistakes(rules: PublishingRules): Promise<Mistakes> {
    try {
      return sortMistakes(checkContent((await read()).content, rules), place)
    } catch (error) {
      if (error instanceof ContentError) return sortMistakes(error.problems, place)
      throw error
    }
  }

  async function loadNow(): Promise<LoadedContent> {
    const { modules: loaded, content } = await read()
    const problems = findDataProblems(content, ANYTHING)
    if (problems.length > 0) throw new ContentError(problems)
    const shown = { pictures: content.pictures, icons: content.drawings }
    return { ...withoutLost(ownerData(loaded, isAssistantOff), shown), place }
  }

  return {
    get place() {
      return place
    },
    check: (rules) => (mistakes ??= findMistakes(rules)),
    async load() {
      try {
        good = await loadNow()
      } catch (error) {
        if (!good || !(error instanceof ContentError)) throw error
      }
      return good
    },
    forget() {
      place = contentPlace(root, env)
      modules = undefined
      mistakes = undefined
    },
  }
}

function sortMistakes(all: readonly Problem[], { words }: ContentPlace): Mistakes {
  const ofArticles = new Map<string, Problem[]>()
  const ofSite: Problem[] = []
  for (const problem of all) {
    const { file } = problem
    if (!/^\/(?:posts|pages)\/[^/]+\.mdx?$/.test(file.slice(words.length))) ofSite.push(problem)
    else ofArticles.set(file, [...(ofArticles.get(file) ?? []), problem])
  }
  return { all, ofArticles, ofSite }
}
