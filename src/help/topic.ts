/** The types of the site's help, and its topics in order. */

/** Groups and topics in display order. Names are parts of addresses: never change one. */
export const HELP_CONTENTS = {
  'Getting around': ['start', 'windows', 'icons', 'keys', 'phone'],
  'What you can do': ['search', 'notepad', 'pictures', 'contact', 'assistant'],
  Reading: ['pages', 'dark', 'print', 'offline', 'feed'],
  'Make it yours': ['desk', 'links', 'snow', 'sound'],
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
  /** An app that a window offers to open. */
  readonly app?: { readonly appName: string; readonly text: string }
}

export interface HelpTopic extends WrittenTopic {
  readonly group: HelpGroup
}

/** The facts about a site that decide what its help says. */
export interface HelpFacts {
  readonly ownerName: string
  /** Null on a site without one. */
  readonly assistantName: string | null
  /** Who counts visits and where the data is sent; null if nobody does. */
  readonly counting: { readonly name: string; readonly endpoint: string } | null
  readonly hasResume: boolean
  /** Names of apps that the desktop lacks. */
  readonly withoutApps: readonly string[]
  /** Whether the owner publishes an e-mail address. */
  readonly hasEmail: boolean
}
