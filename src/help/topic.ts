/** What the site's own help consists of. Types, and the names of topics in their order. */

/**
 * All topics by their groups: the one place that says in which order they are listed. To add a topic, name it here and
 * write it in the file of its group (topics.ts); the types and a test ask for the rest. Names are parts of addresses: never
 * change one.
 */
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

/** In the order of the list. */
export const TOPIC_IDS: readonly TopicId[] = HELP_GROUPS.flatMap((group) => HELP_CONTENTS[group])

/**
 * A text for visitors, with three kinds of marks: `**START**` for what stands on the screen, `` `Ctrl+K` `` for keys, and
 * `[words](/path)` for a link to a page of this site or, as `[words](#snow)`, to another topic. See marks.ts.
 */
export type MarkedText = string

export type HelpPart =
  | { readonly kind: 'text'; readonly text: MarkedText }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly MarkedText[] }
  /** The table of all keys (keys.ts). */
  | { readonly kind: 'keys' }

/** A topic as it is written. */
export interface WrittenTopic {
  readonly id: TopicId
  readonly title: string
  /** The answer in short: it opens the topic, is what the assistant replies, and stands by itself. */
  readonly summary: MarkedText
  readonly parts: readonly HelpPart[]
  /** Words that find it, besides those that it says. */
  readonly words: string
  readonly related: readonly TopicId[]
  /** The app that it speaks of; a window offers to open it where this desktop has it. */
  readonly app?: { readonly appName: string; readonly text: string }
}

export interface HelpTopic extends WrittenTopic {
  readonly group: HelpGroup
}

/** What of a site decides what its help says. */
export interface HelpFacts {
  readonly ownerName: string
  /** Null on a site without one. */
  readonly assistantName: string | null
  /** Who counts visits, and where that is sent; null where nobody does. */
  readonly counting: { readonly name: string; readonly endpoint: string } | null
  readonly hasResume: boolean
  /** Whether the owner names an address that mail can be sent to. */
  readonly hasEmail: boolean
}
