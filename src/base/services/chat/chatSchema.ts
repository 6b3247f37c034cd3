/** The messages between the chat's client and its service, which both ends validate. */
import * as v from 'valibot'

export const CHAT_PATH = '/chat'

/**
 * The type of a reply in parts, for clients that accept it: lines of JSON, `{"part": "…"}` for what
 * is added to the text, and in the last line the whole answer, which replaces the parts.
 */
export const PARTS_TYPE = 'application/x-ndjson'

/** The longest question in UTF-16 units, as text fields count them, after trimming. */
export const MAX_QUESTION = 1000
/** Far more than the longest answer of the service. */
const MAX_ANSWER = 16_000
const MAX_LINKS = 20

/** How many of the last messages a request may carry. */
export const MAX_TURNS = 6
/** The longest text of such a message; longer ones are cut. */
export const MAX_TURN = 1000

const turnSchema = v.object({
  role: v.picklist(['user', 'bot']),
  text: v.pipe(v.string(), v.maxLength(MAX_TURN)),
})

export const chatRequestSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_QUESTION)),
  /** The last messages before this one, oldest first. */
  turns: v.optional(v.pipe(v.array(turnSchema), v.maxLength(MAX_TURNS)), []),
})

const chatLinkSchema = v.object({
  type: v.picklist(['internal', 'external']),
  url: v.string(),
  text: v.string(),
})

const answerText = v.pipe(v.string(), v.maxLength(MAX_ANSWER))
const answerLinks = v.pipe(
  v.array(chatLinkSchema),
  v.maxLength(MAX_LINKS),
  v.transform((links) => links.filter(({ url }) => isLinkAddress(url))),
)

const chatAnswerSchema = v.object({ answer: answerText, links: v.optional(answerLinks, []) })

const chatMessagesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ role: v.picklist(['user', 'bot']), text: answerText, links: answerLinks })),
)

const partSchema = v.object({ part: v.string() })

export type ChatRequest = v.InferInput<typeof chatRequestSchema>
export type ChatTurn = Readonly<v.InferOutput<typeof turnSchema>>
export type ChatLink = Readonly<v.InferOutput<typeof chatLinkSchema>>
export interface ChatAnswer {
  readonly answer: string
  /** Only links that `isLinkAddress` accepts. */
  readonly links: readonly ChatLink[]
}

export interface ChatMessage {
  readonly role: 'user' | 'bot'
  readonly text: string
  /** Only links that `isLinkAddress` accepts. */
  readonly links: readonly ChatLink[]
}

/**
 * Whether an answer may link to this address: an absolute http(s) URL, or a path on this site.
 * Browsers read a backslash as a slash and drop tabs and line ends, so either could turn a path
 * into a host.
 */
export function isLinkAddress(url: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these characters are refused
  if (/[\u0000-\u001f\u007f\\]/.test(url)) return false
  if (/^https?:\/\//i.test(url)) return URL.canParse(url)
  return url.startsWith('/') && !url.startsWith('//')
}

/** Undefined if the request is invalid. */
export function parseChatRequest(
  request: unknown,
): v.InferOutput<typeof chatRequestSchema> | undefined {
  const parsed = v.safeParse(chatRequestSchema, request)
  return parsed.success ? parsed.output : undefined
}

/** Undefined if the reply is invalid; unsafe links are dropped. */
export function parseChatAnswer(reply: unknown): ChatAnswer | undefined {
  const parsed = v.safeParse(chatAnswerSchema, reply)
  return parsed.success ? parsed.output : undefined
}

/** The text that a line of a reply in parts adds; none if it is the whole answer. */
export function parseChatPart(line: unknown): string {
  const parsed = v.safeParse(partSchema, line)
  return parsed.success ? parsed.output.part : ''
}

/** Empty if the text is invalid. */
export function parseChatMessages(kept: string): readonly ChatMessage[] {
  const parsed = v.safeParse(chatMessagesSchema, kept)
  return parsed.success ? parsed.output : []
}
