/** The owner's content, shared by all plugins: read once, and again after a change. */
import path from 'node:path'
import { TEXT_FILE } from './articles/article.ts'
import type { PublishingRules } from './articles/publishing.ts'
import type { TextFolder } from './articles/textFiles.ts'
import { checkContent } from './checks/checkContent.ts'
import type { Content, LoadedContent } from './kinds/content.ts'
import { FOLDERS } from './kinds/kinds.ts'
import { ANSWERED_BY } from '../../owner/assistant.ts'
import { ANYTHING } from '../../owner/schemaParts.ts'
import { findDataProblems } from './checks/dataChecks.ts'
import { knownPictures } from './checks/known.ts'
import { contentPlace, type ContentPlace } from './words/contentPlace.ts'
import { ownerData, type OwnerModules, readOwnerModules } from './ownerModules.ts'
import { ContentError, type Problem } from './problems/problem.ts'
import { readContent } from './readContent.ts'

export interface Mistakes {
  readonly all: readonly Problem[]
  readonly warnings: readonly Problem[]
  /** Mistakes in articles and the owner's pages, by the places of their files. */
  readonly ofArticles: ReadonlyMap<string, readonly Problem[]>
  readonly ofSite: readonly Problem[]
}

export type ContentSource = ReturnType<typeof contentSource>

/**
 * @param env `MEADOW_ASSISTANT` is where the assistant answers, or `off` for a site without it; `LLM_BASE_URL` makes the site
 *   tell of a language model
 * @throws {Error} if MEADOW_ASSISTANT has another word
 */
export function contentSource(root: string, env: NodeJS.ProcessEnv) {
  const { MEADOW_ASSISTANT: answers = '' } = env
  if (!['', 'on', 'off', ...ANSWERED_BY].includes(answers))
    throw new Error(`MEADOW_ASSISTANT takes on, off, service or browser, not '${answers}'.`)
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
    const { picture, siteIcon, drawing } = knownPictures(content)
    const problems = findDataProblems(content, { ...ANYTHING, picture, siteIcon, drawing })
    if (problems.length > 0) throw new ContentError(problems)
    const owned = ownerData(loaded, answers)
    // In a browser nothing uses a language model.
    const isServed = owned.site.assistant?.answers === 'service'
    return { ...owned, place, hasLanguageModel: isServed && Boolean(env['LLM_BASE_URL']) }
  }

  return {
    get place(): ContentPlace {
      return place
    },
    check: (rules: PublishingRules): Promise<Mistakes> => (mistakes ??= findMistakes(rules)),
    /**
     * While the form has mistakes or a picture of the site is missing, the last content without.
     * @throws {ContentError} if there are mistakes from the start
     */
    async load(): Promise<LoadedContent> {
      try {
        good = await loadNow()
      } catch (error) {
        if (!good || !(error instanceof ContentError)) throw error
      }
      return good
    },
    forget(): void {
      place = contentPlace(root, env)
      modules = undefined
      mistakes = undefined
    },
  }
}

/** The folder of Markdown files that a file is read from. */
export function folderOf(file: string, words: string): TextFolder | undefined {
  const { dir, base } = path.posix.parse(file)
  return TEXT_FILE.test(base) ? FOLDERS.find(({ name }) => dir === `${words}/${name}`) : undefined
}

function sortMistakes(found: readonly Problem[], { words }: ContentPlace): Mistakes {
  const all = found.filter(({ isWarning }) => isWarning !== true)
  const ofArticles = new Map<string, Problem[]>()
  for (const problem of all.filter(({ file }) => folderOf(file, words)))
    ofArticles.set(problem.file, [...(ofArticles.get(problem.file) ?? []), problem])
  return {
    all,
    warnings: found.filter(({ isWarning }) => isWarning === true),
    ofArticles,
    ofSite: all.filter(({ file }) => !folderOf(file, words)),
  }
}
