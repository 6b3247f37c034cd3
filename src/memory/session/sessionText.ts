import { MOST_RESTORED } from '../../desktop/store/restoring.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { AppName } from '../../desktop/state.ts'
import { keptWindow } from '../deskMemory.ts'
import type { DeskMemory } from '../deskState.ts'
import { contentOf, readingOf } from '../drafts.ts'
import { type OpenWindow, type Past, type Session, VERSION } from './sessionSchema.ts'

/** In characters; browsers give a site about five million. */
const LONGEST = 4_000_000
/** In characters. */
export const LONGEST_TEXT = 1_000_000

export interface SessionText {
  /** Null if there is nothing to store. */
  readonly text: string | null
  /** Without `past`, for a visit in another tab, which has another history. */
  readonly desk: string | null
  /** Whether `text` lacks a typed text, or a part of one. */
  readonly isCut: boolean
}

/**
 * Texts that are too long are cut. If the session is too long, parts are dropped in this order:
 * drafts of unlisted closed windows, the oldest recent documents, drafts of the lowest windows.
 */
export function sessionText(memory: DeskMemory, longest: number = LONGEST): SessionText {
  const parts = partsOf(memory)
  const { focusing } = memory.desktop.getState()
  const write = (): { readonly desk: string; readonly text: string } => {
    const { entries, recents, past } = parts
    const desk = JSON.stringify({ version: VERSION, focusing, entries, recents })
    // Spliced into the finished JSON, so that millions of characters are not serialized twice.
    return { desk, text: `${desk.slice(0, -1)},"past":${JSON.stringify(past)}}` }
  }
  let written = write()
  for (const drop of dropsOf(parts)) {
    if (written.text.length <= longest) break
    drop()
    written = write()
  }
  const isEmpty = parts.entries.length + parts.recents.length === 0
  const { closed, journey } = memory.getState()
  const isForgotten = isEmpty && closed.length === 0 && journey === null
  return {
    text: isForgotten ? null : written.text,
    desk: isEmpty ? null : written.desk,
    isCut: parts.isCut,
  }
}

interface Parts {
  isCut: boolean
  entries: readonly OpenWindow[]
  recents: Session['recents']
  past: Past
}

function partsOf(memory: DeskMemory): Parts {
  const { apps, desktop } = memory
  const { closed, recents, journey, earlier } = memory.getState()
  const state = desktop.getState()
  let isCut = false
  const shortened = (draft: unknown): unknown => {
    const short = withShortTexts(draft)
    isCut ||= short !== draft
    return short
  }
  const draftIn = (appName: AppName, content: unknown) => {
    const draft = shortened(apps.keptDraft(appName, content))
    return draft === undefined ? {} : { draft }
  }
  const windows = state.appOrder
    .flatMap((id) => windowById(state, id) ?? [])
    .flatMap(keptWindow)
    .slice(-MOST_RESTORED)
  const entries = windows.map((window): OpenWindow => {
    const reading = readingOf(memory, window.id)
    return {
      window,
      ...draftIn(window.appName, contentOf(memory, window.id)),
      ...(reading && { reading: { path: reading.path, top: Math.round(reading.top) } }),
    }
  })
  const listed = new Set(recents.map(({ closedId }) => closedId))
  const kept = recents.map((recent) =>
    recent.draft === undefined ? recent : { ...recent, draft: shortened(recent.draft) },
  )
  const past: Past = {
    nextId: state.nextAppID,
    closed: closed.map(({ window, drafts }) => ({
      window,
      ...(listed.has(window.id) ? {} : draftIn(window.appName, drafts.content)),
    })),
    journey: journey ?? earlier,
  }
  return { entries, recents: kept, past, isCut }
}

/** The least important first. */
function* dropsOf(parts: Parts): Generator<() => void> {
  yield () => {
    const { past } = parts
    parts.past = { ...past, closed: past.closed.map(({ window }) => ({ window })) }
  }
  for (const { draft } of parts.recents.toReversed()) {
    yield () => {
      parts.recents = parts.recents.slice(0, -1)
      // A document that was only read is still on the site.
      parts.isCut ||= draft !== undefined
    }
  }
  for (const { window, draft } of parts.entries) {
    if (draft === undefined) continue
    yield () => {
      parts.entries = parts.entries.map((each) => {
        const { draft: _, ...rest } = each
        return each.window === window ? rest : each
      })
      parts.isCut = true
    }
  }
}

export function hasTexts(memory: DeskMemory): boolean {
  const { apps, desktop } = memory
  return (
    memory.getState().recents.some(({ draft }) => draft !== undefined) ||
    desktop.getState().apps.some(({ id, appName }) => {
      const draft = apps.keptDraft(appName, contentOf(memory, id))
      return draft !== undefined && apps.recentTitle(appName, draft) !== undefined
    })
  )
}

/** Cuts a draft, or its fields. Returns the same value if nothing is too long. */
export function withShortTexts(draft: unknown): unknown {
  const isLong = (text: unknown): text is string =>
    typeof text === 'string' && text.length > LONGEST_TEXT
  if (isLong(draft)) return draft.slice(0, LONGEST_TEXT)
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return draft
  const fields = Object.entries(draft)
  if (!fields.some(([, value]) => isLong(value))) return draft
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isLong(value) ? value.slice(0, LONGEST_TEXT) : value]),
  )
}
