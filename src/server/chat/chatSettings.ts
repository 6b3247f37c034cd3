export type Environment = Readonly<Record<string, unknown>>

/** An endpoint for chat completions in OpenAI's API. */
export interface ModelSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  /** Undefined leaves it to the endpoint. */
  readonly temperature: number | undefined
  /** The most that the model may say. Undefined leaves it to the endpoint. */
  readonly maxTokens: number | undefined
}

export interface ChatSettings {
  readonly allowedOrigins: readonly string[]
  /** How many proxies in front of this service add an address to X-Forwarded-For. */
  readonly trustedProxies: number
  /** Without a model the service composes its own answers. */
  readonly model?: ModelSettings
}

/**
 * Reads `CHAT_ALLOWED_ORIGINS`, `TRUST_PROXY` (`true` or a number of proxies) and `LLM_BASE_URL`,
 * `LLM_API_KEY`, `LLM_MODEL` (all three or none), `LLM_TEMPERATURE`, `LLM_MAX_TOKENS`.
 * @throws {Error} with one sentence that names the invalid setting
 */
export function readChatSettings(env: Environment): ChatSettings {
  const model = readModel(env)
  return {
    allowedOrigins: readOrigins(textOf(env, 'CHAT_ALLOWED_ORIGINS')),
    trustedProxies: readProxies(textOf(env, 'TRUST_PROXY')),
    ...(model ? { model } : {}),
  }
}

function textOf(env: Environment, name: string): string {
  const value = env[name]
  return typeof value === 'string' ? value.trim() : ''
}

function readOrigins(text: string): readonly string[] {
  const origins = text.split(/[\s,]+/).filter((each) => each !== '')
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(
        `CHAT_ALLOWED_ORIGINS takes origins such as https://example.org, not '${origin}'.`,
      )
    }
  }
  return origins
}

function readProxies(text: string): number {
  if (text === '' || text === 'false') return 0
  if (text === 'true') return 1
  if (/^\d$/.test(text)) return Number(text)
  throw new Error(`TRUST_PROXY takes true, false or the number of proxies, not '${text}'.`)
}

const MODEL_NAMES = ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'] as const

function readModel(env: Environment): ModelSettings | undefined {
  const missing = MODEL_NAMES.filter((name) => textOf(env, name) === '')
  if (missing.length === MODEL_NAMES.length) return undefined
  if (missing.length > 0) {
    throw new Error(
      `A language model needs ${MODEL_NAMES.join(', ')}; ${missing.join(', ')} is missing.`,
    )
  }
  const baseUrl = textOf(env, 'LLM_BASE_URL')
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new Error('LLM_BASE_URL must be a whole http or https address.')
  }
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: textOf(env, 'LLM_API_KEY'),
    model: textOf(env, 'LLM_MODEL'),
    temperature: readNumber(env, 'LLM_TEMPERATURE', TEMPERATURE),
    maxTokens: readNumber(env, 'LLM_MAX_TOKENS', TOKENS),
  }
}

interface Range {
  readonly from: number
  readonly to: number
  readonly standard: number
  readonly pattern: RegExp
}

const TEMPERATURE: Range = { from: 0, to: 2, standard: 0, pattern: /^\d(?:\.\d+)?$/ }
/** Four sentences and their sources take some 200. */
const TOKENS: Range = { from: 50, to: 4000, standard: 600, pattern: /^\d+$/ }

/** Undefined for `default`: some endpoints refuse any value. */
function readNumber(
  env: Environment,
  name: string,
  { from, to, standard, pattern }: Range,
): number | undefined {
  const text = textOf(env, name)
  if (text === 'default') return undefined
  if (text === '') return standard
  const number = pattern.test(text) ? Number(text) : NaN
  if (number >= from && number <= to) return number
  throw new Error(`${name} takes a number from ${from} to ${to}, or 'default', not '${text}'.`)
}
