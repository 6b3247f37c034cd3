/** A kind of content, as one value. The steps of the build walk over the list of kinds (kinds.ts). */
import type { Root } from 'mdast'
import type { Entry } from '../../../find/entry.ts'
import type { CustomPage } from '../../../owner/types.ts'
import type { Passage } from '../../../find/passage.ts'
import type { TextFile } from '../articles/article.ts'
import type { PublishingRules } from '../articles/publishing.ts'
import type { TextFolder } from '../articles/textFiles.ts'
import type { Content, Export, LoadedContent } from './content.ts'
import type { Problem } from '../problems/problem.ts'

export interface Kind {
  /** What is read from the owner's modules, by the names of the exports. */
  readonly exports?: Readonly<Record<string, Export>>
  /** The Markdown files that are read. Their front matter and texts are checked for every kind. */
  readonly folder?: TextFolder
  /** Mistakes that neither a schema nor the checks of all texts find. */
  problems?(content: Content): readonly Problem[]
  /** The content may have mistakes of any kind. */
  addresses?(content: Content, rules: PublishingRules): readonly Address[]
  /**
   * Pages that are text alone. They get a window, links in the header, START and the phone's grid,
   * and entries in the search, and the assistant quotes them.
   */
  pages?(content: LoadedContent, rules: PublishingRules): readonly TextPage[]
  /** The files of texts that are compiled besides those of `pages`, by the paths of their pages. */
  texts?(
    content: LoadedContent,
    rules: PublishingRules,
  ): readonly (readonly [path: string, place: string])[]
  /** What the assistant may quote, besides `pages`. */
  passages?(content: LoadedContent, rules: PublishingRules): readonly Passage[]
  /** What the search finds, besides `pages`. */
  entries?(content: LoadedContent, rules: PublishingRules): readonly Entry[]
}

/** Something that the site serves, and that links may lead to. */
export interface Address {
  readonly path: string
  /** The ids that links may name; undefined if any may be right. */
  readonly ids?: readonly string[] | undefined
  /** The owner's file that decides on the path, which must then be no other's. */
  readonly file?: string
  /** Whether it is not published yet, so that no link may lead to it. */
  readonly isHeldBack?: boolean
  /** Why a build would not publish it, though development may show it: `a.md is a draft`. */
  readonly later?: string | undefined
}

export interface TextPage {
  readonly place: string
  readonly page: CustomPage
  readonly tree: Root
  /** The Markdown of a page without a file. */
  readonly source?: string
}

/** The ids in a text; undefined if it could not be parsed. */
export function idsOf({ tree, facts }: TextFile): readonly string[] | undefined {
  return tree && facts.ids.map(({ text }) => text)
}

export function textsOf<Matter>(
  { texts }: Pick<Content, 'texts'>,
  { name }: TextFolder<Matter>,
): readonly TextFile<Matter>[] {
  // Each folder has one schema.
  return (texts[name] ?? []) as readonly TextFile<Matter>[]
}
