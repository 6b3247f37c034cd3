/** Asks an endpoint for chat completions, whole or in parts as it likes. */
import * as v from 'valibot'
import type { ModelSettings } from './chatSettings.ts'
import { piecesOf } from './readBody.ts'

/** A few sentences in JSON are far shorter, with all that a stream adds to them; a longer reply is not used. */
const MOST_BYTES = 256 * 1024

/** Why a reply is rejected. The message contains no text from outside. */
export class Refusal extends Error {}

export interface Prompt {
  readonly system: string
  readonly user: string
}

const completionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    choices: v.tupleWithRest(
      [v.object({ message: v.object({ content: v.string() }) })],
      v.unknown(),
    ),
  }),
)

/** An event of a stream. The first and the last have no text. */
const deltaSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    choices: v.array(
      v.object({ delta: v.optional(v.object({ content: v.nullish(v.string(), '') })) }),
    ),
  }),
)

export interface CompletionOptions {
  readonly fetch: typeof fetch
  readonly timeoutMs: number
  /** Asks for a stream, and is given all that has arrived each time that more has. */
  readonly onText?: ((text: string) => void) | undefined
}

/**
 * What the model says.
 * @throws {Refusal} (rejects) if the endpoint's reply is none
 * @throws {Error} (rejects) if it is not reached, redirects or is too slow
 */
export async function complete(
  { baseUrl, apiKey, model, temperature, maxTokens }: ModelSettings,
  { system, user }: Prompt,
  { fetch, timeoutMs, onText }: CompletionOptions,
): Promise<string> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      model,
      temperature,
      max_tokens: maxTokens,
      ...(onText && { stream: true }),
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Refusal(`status ${response.status}`)
  // An endpoint may answer with the whole although it was asked for a stream.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  return isStream ? streamed(response, onText) : whole(response)
}

async function whole(response: Response): Promise<string> {
  let reply = ''
  for await (const piece of limited(response)) reply += piece
  const completion = v.safeParse(completionSchema, reply)
  if (!completion.success) throw new Refusal('it is no chat completion')
  return completion.output.choices[0].message.content
}

async function streamed(response: Response, onText: CompletionOptions['onText']): Promise<string> {
  let text = ''
  let rest = ''
  for await (const piece of limited(response)) {
    const lines = (rest + piece).split(/\r?\n/)
    rest = lines.pop() ?? ''
    const added = lines.map(textOfEvent).join('')
    text += added
    if (added !== '') onText?.(text)
  }
  if (text === '') throw new Refusal('it is no chat completion')
  return text
}

/** Other lines than those of data, and the last event, say nothing. */
function textOfEvent(line: string): string {
  const [, data] = /^data: ?(.+)$/.exec(line) ?? []
  if (data === undefined || data === '[DONE]') return ''
  const event = v.safeParse(deltaSchema, data)
  if (!event.success) throw new Refusal('it is no chat completion')
  return event.output.choices[0]?.delta?.content ?? ''
}

async function* limited(response: Response): AsyncGenerator<string> {
  for await (const piece of piecesOf(response, MOST_BYTES)) {
    if (piece === undefined) throw new Refusal('it is too long')
    yield piece
  }
}
