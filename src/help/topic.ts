/** The types of the site's help, and its topics in order. */
import type { SiteInBrief } from '../owner/types.ts'

/** Groups and topics in display order. Names are parts of addresses: never change one. */
export const HELP_CONTENTS = {
  'Getting around': ['start', 'windows', 'icons', 'keys', 'phone'],
  'What you can do': [
    'search',
    'notepad',
    'pictures',
    'minesweeper',
    'calculator',
    'paint',
    'tasks',
    'contact',
    'assistant',
  ],
  Reading: ['pages', 'dark', 'print', 'offline', 'feed'],
  'Make it yours': ['desk', 'display', 'links', 'snow', 'sound'],
  'Good to know': ['cookies', 'accessibility'],
} as const

export type HelpGroup = keyof typeof HELP_CONTENTS
export type TopicId = (typeof HELP_CONTENTS)[HelpGroup][number]

/** What topics are listed under, in this order. */
export const HELP_GROUPS = Object.keys(HELP_CONTENTS) as readonly HelpGroup[]

export const TOPIC_IDS: readonly TopicId[] = HELP_GROUPS.flatMap((group) => HELP_CONTENTS[group])

/**
 * Marks: `**START**` for labels on the screen, `` `Ctrl+K` `` for keys, and `[words](/path)` for a
 * link to a page or, as `[words](#snow)`, to a topic.
 */
export type MarkedText = string

export type HelpPart =
  | { readonly kind: 'text'; readonly text: MarkedText }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly MarkedText[] }
  | { readonly kind: 'keys' }

export interface WrittenTopic {
  readonly id: TopicId
  readonly title: string
  /** Opens the topic and is the assistant's reply, so it must make sense alone. */
  readonly summary: MarkedText
  readonly parts: readonly HelpPart[]
  /** Additional words that the search finds it by. */
  readonly words: string
  readonly related: readonly TopicId[]
  /** The app that it describes, without which it is left out. */
  readonly of?: string
  readonly app?: { readonly appName: string; readonly text: string }
}

export interface HelpTopic extends WrittenTopic {
  readonly group: HelpGroup
}

/** What decides what the help of a site says. */
export interface HelpFacts {
  readonly site: Pick<SiteInBrief, 'profiles' | 'assistant' | 'counting' | 'withoutApps'> & {
    readonly owner: Pick<SiteInBrief['owner'], 'name' | 'email'>
  }
  readonly hasResume: boolean
  /** Whether a language model words the assistant's answers. */
  readonly hasLanguageModel: boolean
}
