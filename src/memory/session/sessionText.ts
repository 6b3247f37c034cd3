import { MOST_RESTORED } from '../../desktop/store/restoring.ts'
import { windowById } from '../../desktop/selectors.ts'
import { keptWindow } from '../deskMemory.ts'
import type { DeskMemory } from '../deskState.ts'
import { contentOf, readingOf } from '../drafts.ts'
import { type OpenWindow, type Past, VERSION } from './sessionSchema.ts'

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
 * Texts that are too long are cut. Where there is no room for all drafts, those of the topmost windows are kept first,
 * then the newest recent documents, then the drafts of unlisted closed windows.
 * @param longest the room for drafts, in characters
 */
export function sessionText(memory: DeskMemory, longest: number = LONGEST): SessionText {
  const { apps, desktop } = memory
  const { closed, recents, ran, journey, earlier } = memory.getState()
  const state = desktop.getState()
  const room = { left: longest, isCut: false }
  const windows = state.appOrder.flatMap((id) => windowById(state, id) ?? []).flatMap(keptWindow)
  const entries = windows
    .slice(-MOST_RESTORED)
    .toReversed()
    .map((window): OpenWindow => {
      const { id, appName } = window
      const reading = readingOf(memory, id)
      return {
        window,
        ...kept(apps.keptDraft(appName, contentOf(memory, id)), room),
        ...(reading && { reading: { path: reading.path, top: Math.round(reading.top) } }),
      }
    })
    .toReversed()
  const documents = recents.flatMap(({ draft, ...recent }) => {
    const short = kept(draft, room)
    const isLost = draft !== undefined && short.draft === undefined
    return isLost ? [] : [{ ...recent, ...short }]
  })
  const { isCut } = room
  const listed = new Set(recents.map(({ closedId }) => closedId))
  const past: Past = {
    nextId: state.nextAppID,
    closed: closed.map(({ window, drafts }) => ({
      window,
      ...(!listed.has(window.id) && kept(apps.keptDraft(window.appName, drafts.content), room)),
    })),
    journey: journey ?? earlier,
    ran,
  }
  const { focusing } = state
  const desk = JSON.stringify({ version: VERSION, focusing, entries, recents: documents })
  const isEmpty = entries.length + documents.length === 0
  const isForgotten = isEmpty && closed.length === 0 && journey === null
  return {
    // Spliced into the finished JSON, so that millions of characters are not serialized twice.
    text: isForgotten ? null : `${desk.slice(0, -1)},"past":${JSON.stringify(past)}}`,
    desk: isEmpty ? null : desk,
    isCut,
  }
}

/** The draft, or as much of it as there is room for. */
function kept(draft: unknown, room: { left: number; isCut: boolean }): { draft?: unknown } {
  if (draft === undefined) return {}
  const short = withShortTexts(draft)
  room.left -= JSON.stringify(short).length
  if (short !== draft || room.left < 0) room.isCut = true
  return room.left < 0 ? {} : { draft: short }
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
