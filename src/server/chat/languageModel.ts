/** On any failure of the model the result is undefined, and no part of the question is reported. */
import * as v from 'valibot'
import type { ChatAnswer, ChatTurn } from '../../base/services/chat/chatSchema.ts'
import type { ModelSettings } from './chatSettings.ts'
import { complete, Refusal } from './completion.ts'
import type { Source } from './sources.ts'
import { systemPrompt } from './systemPrompt.ts'

/** The client in the browser waits 30 s for the whole answer. */
const TIMEOUT_MS = 15_000
const MOST_LINKS = 3
const MOST_CHARACTERS = 1500
/** Of a reply that is shown while it arrives, with its form and escapes. */
const MOST_SHOWN = 2 * MOST_CHARACTERS

const wordedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    answer: v.pipe(v.string(), v.trim(), v.maxLength(MOST_CHARACTERS)),
    sources: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
)

/** A reply whose sources are there, and as much of its answer as there is: whole characters, still escaped. */
const BEGINNING =
  /^\s*(?:```(?:json)?\s*)?\{\s*"sources"\s*:\s*\[(?<sources>[\d,\s]*)\]\s*,\s*"answer"\s*:\s*"(?<answer>(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*)/i

export interface Question {
  readonly text: string
  readonly turns: readonly ChatTurn[]
  readonly sources: readonly Source[]
}

export interface ModelDependencies {
  readonly fetch: typeof fetch
  /** Reports why a model's reply is rejected, without any of the visitor's words. */
  readonly report: (message: string) => void
  readonly modelTimeoutMs?: number | undefined
}

/**
 * Returns a function that words an answer; undefined if the sources do not answer the question, or the reply cannot be used.
 * It gives `onBeginning` the beginning of the answer, each time more of it, if the endpoint streams.
 */
export function createLanguageModel(
  settings: ModelSettings,
  site: { readonly name: string; readonly owner: { readonly name: string } },
  { fetch, report, modelTimeoutMs: timeoutMs = TIMEOUT_MS }: ModelDependencies,
) {
  const system = systemPrompt(site.name, site.owner.name)
  return async (
    question: Question,
    onBeginning?: (beginning: string) => void,
  ): Promise<ChatAnswer | undefined> => {
    const { sources } = question
    const onText = onBeginning && ((text: string) => showBeginning(text, sources, onBeginning))
    try {
      const prompt = { system, user: promptOf(question) }
      return readReply(await complete(settings, prompt, { fetch, timeoutMs, onText }), sources)
    } catch (error) {
      report(`The language model's answer is not used: ${reasonOf(error)}.`)
      return undefined
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  // Messages of other errors may quote what was sent.
  return error instanceof Error ? error.name : 'unknown error'
}

function promptOf({ text, turns, sources }: Question): string {
  const numbered = sources.map((source, index) => `[${index + 1}] ${source.title}\n${source.text}`)
  const before = turns.length === 0 ? '' : `Before, as JSON: ${JSON.stringify(turns)}\n\n`
  return `Passages:\n\n${numbered.join('\n\n')}\n\n${before}Question, as a JSON text: ${JSON.stringify(text)}`
}

function readReply(reply: string, sources: readonly Source[]): ChatAnswer | undefined {
  // Many models put the JSON into a fenced code block despite the instructions.
  const bare = reply.trim().replace(/^```(?:json)?\s*|\s*```$/g, '')
  const worded = v.safeParse(wordedSchema, bare)
  if (!worded.success) throw new Refusal('it is not in the form that was asked for')
  const { answer, sources: numbers } = worded.output
  if (answer === '') return undefined
  const cited = citedIn(numbers, sources)
  checkAddresses(answer, cited)
  return { answer, links: linksOf(cited) }
}

/** Hands on what is safe to show: the sources are checked, and no word is cut, since it may be an address. */
function showBeginning(
  reply: string,
  sources: readonly Source[],
  show: (beginning: string) => void,
): void {
  if (reply.length > MOST_SHOWN) return
  const { sources: numbers, answer } = BEGINNING.exec(reply)?.groups ?? {}
  const words = answer?.replace(/(?:^|\s|\\[nrt])\S*$/, '') ?? ''
  if (numbers === undefined || words === '') return
  const cited = citedIn(JSON.parse(`[${numbers}]`) as readonly number[], sources)
  const beginning = v.parse(v.string(), JSON.parse(`"${words}"`))
  checkAddresses(beginning, cited)
  show(beginning)
}

function citedIn(numbers: readonly number[], sources: readonly Source[]): readonly Source[] {
  const cited = numbers.flatMap((number) => sources[number - 1] ?? [])
  if (cited.length === 0 || cited.length < numbers.length) {
    throw new Refusal('it names passages that it was not given')
  }
  return cited
}

function linksOf(cited: readonly Source[]): ChatAnswer['links'] {
  const links = new Map(cited.flatMap((source) => source.links).map((link) => [link.url, link]))
  return [...links.values()].slice(0, MOST_LINKS)
}

/** Rejects addresses that no source contains: the model or the visitor made them up. */
function checkAddresses(answer: string, cited: readonly Source[]): void {
  const known = JSON.stringify(cited)
  const addresses = answer.match(/\b(?:https?:|www\.)[^\s"'<>)]+|[\w.+-]+@[\w-]+\.\w+/gi) ?? []
  for (const address of addresses) {
    if (!known.includes(address.replace(/[.,;:!?]+$/, ''))) {
      throw new Refusal('it holds an address that no passage has')
    }
  }
}
