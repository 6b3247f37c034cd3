/** On any failure of the model the result is undefined, and no part of the question is reported. */
import * as v from 'valibot'
import type { ChatAnswer } from '../../base/services/chat/chatSchema.ts'
import type { ModelSettings } from './chatSettings.ts'
import { readBody } from './readBody.ts'
import { firstLinks, linksTo } from '../../answers/search/quotation.ts'
import type { Knowledge, Passage } from '../../answers/search/knowledge.ts'
import { systemPrompt } from './systemPrompt.ts'

/** The client in the browser waits 30 s for the whole answer. */
const TIMEOUT_MS = 15_000
/** Four sentences in JSON are far shorter; a longer reply is not used. */
const MOST_BYTES = 64 * 1024
const MOST_PASSAGES = 5
const MOST_LINKS = 3

const completionSchema = json({
  choices: v.tupleWithRest(
    [v.object({ message: v.object({ content: v.pipe(v.string(), v.trim()) }) })],
    v.unknown(),
  ),
})
const wordedSchema = json({
  answer: v.pipe(v.string(), v.trim(), v.maxLength(1500)),
  sources: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

function json<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.string(), v.parseJson(), v.object(entries))
}

export interface LanguageModel {
  /** Undefined if the passages do not answer the question, or the model's reply cannot be used. */
  word(question: string, passages: readonly Passage[]): Promise<ChatAnswer | undefined>
}

export interface ModelDependencies {
  readonly fetch: typeof fetch
  /** Reports why a model's reply is rejected, without any of the visitor's words. */
  readonly report: (message: string) => void
  readonly timeoutMs?: number
}

export function createLanguageModel(
  settings: ModelSettings,
  { site }: Knowledge,
  { fetch, report, timeoutMs = TIMEOUT_MS }: ModelDependencies,
): LanguageModel {
  const system = systemPrompt(site.name, site.owner.name)
  async function ask(prompt: string): Promise<string> {
    const response = await fetch(`${settings.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${settings.apiKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        model: settings.model,
        temperature: 0,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: prompt },
        ],
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Refusal(`status ${response.status}`)
    const reply = await readBody(response, MOST_BYTES)
    if (reply === undefined) throw new Refusal('it is too long')
    return reply
  }
  return {
    async word(question, passages) {
      const used = passages.slice(0, MOST_PASSAGES)
      try {
        return readReply(await ask(promptOf(question, used)), used)
      } catch (error) {
        report(`The language model's answer is not used: ${reasonOf(error)}.`)
        return undefined
      }
    },
  }
}

/** Why a reply is rejected. The message contains no text from outside. */
class Refusal extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  // Messages of other errors may quote what was sent.
  return error instanceof Error ? error.name : 'unknown error'
}

function promptOf(question: string, passages: readonly Passage[]): string {
  const numbered = passages.map(
    ({ page, heading, paragraphs, rows = [], facts = [] }, index) =>
      `[${index + 1}] ${page}${heading === '' ? '' : ` › ${heading}`}\n${[...paragraphs.map((each) => each.join(' ')), ...rows, ...facts].join('\n')}`,
  )
  return `Passages:\n\n${numbered.join('\n\n')}\n\nQuestion, as a JSON text: ${JSON.stringify(question)}`
}

function readReply(reply: string, passages: readonly Passage[]): ChatAnswer | undefined {
  const completion = v.safeParse(completionSchema, reply)
  if (!completion.success) throw new Refusal('it is no chat completion')
  const [{ message }] = completion.output.choices
  // Many models put the JSON into a fenced code block despite the instructions.
  const bare = message.content.replace(/^```(?:json)?\s*|\s*```$/g, '')
  const worded = v.safeParse(wordedSchema, bare)
  if (!worded.success) throw new Refusal('it is not in the form that was asked for')
  const { answer, sources } = worded.output
  if (answer === '') return undefined
  const cited = sources.flatMap((number) => passages[number - 1] ?? [])
  if (cited.length === 0 || cited.length < sources.length) {
    throw new Refusal('it names passages that it was not given')
  }
  checkAddresses(answer, cited)
  return { answer, links: firstLinks(cited.flatMap(linksTo), MOST_LINKS) }
}

/** Rejects addresses that no passage contains: the model or the visitor made them up. */
function checkAddresses(answer: string, cited: readonly Passage[]): void {
  const known = cited.map((passage) => JSON.stringify(passage)).join(' ')
  const addresses = answer.match(/\b(?:https?:|www\.)[^\s"'<>)]+|[\w.+-]+@[\w-]+\.\w+/gi) ?? []
  for (const address of addresses) {
    if (!known.includes(address.replace(/[.,;:!?]+$/, ''))) {
      throw new Refusal('it holds an address that no passage has')
    }
  }
}
