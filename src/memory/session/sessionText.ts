/** The session as text: the windows, what was typed and read in them, and where Back and Forward lead. Pure. */
import { MOST_RESTORED } from '../../desktop/store/restoring.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { AppName, KeptWindow } from '../../desktop/state.ts'
import { keptWindow } from '../deskMemory.ts'
import type { DeskMemory } from '../deskState.ts'
import { contentOf, readingOf } from '../drafts.ts'
import { topsNow } from '../historyMemory.ts'
import type { Loss } from './losses.ts'
import { type OpenWindow, type Session, VERSION } from './sessionSchema.ts'

/** Characters of a session: browsers give a site about five million. */
const LONGEST = 4_000_000
/** At most this many characters of one text are kept. */
export const LONGEST_TEXT = 1_000_000

export interface SessionText {
  /** Null if there is nothing to keep. */
  readonly text: string | null
  /** The same without the past, for a visit in another tab, which has another history. */
  readonly desk: string | null
  /** The typed texts that `text` lacks, or holds only in part. */
  readonly losses: readonly Loss[]
}

/**
 * What a later load needs to show the same. If a text is too long, its beginning is kept. If there is no room, parts
 * are left out in this order: what was typed into closed windows that nothing lists, the oldest of My Recent Documents,
 * the drafts of the lowest windows.
 */
export function sessionText(memory: DeskMemory, longest: number = LONGEST): SessionText {
  const losses: Loss[] = []
  const parts = partsOf(memory, losses)
  const { focusing } = memory.desktop.getState()
  const write = (): { readonly desk: string; readonly text: string } => {
    const { entries, recents, past } = parts
    const desk = JSON.stringify({ version: VERSION, focusing, entries, recents })
    // Spliced into the finished text, so that the rest, which may be millions of characters long, is not written twice.
    return { desk, text: past ? `${desk.slice(0, -1)},"past":${JSON.stringify(past)}}` : desk }
  }
  let written = write()
  for (const drop of dropsOf(parts, memory, losses)) {
    if (written.text.length <= longest) break
    drop()
    written = write()
  }
  const isEmpty = parts.entries.length + parts.recents.length === 0
  const isForgotten = isEmpty && memory.getState().closed.length === 0
  return {
    text: isForgotten ? null : written.text,
    desk: isEmpty ? null : written.desk,
    losses,
  }
}

interface Parts {
  entries: readonly OpenWindow[]
  recents: Session['recents']
  past: Session['past']
}

/** Adds the texts that are cut to `losses`. */
function partsOf(memory: DeskMemory, losses: Loss[]): Parts {
  const { apps, desktop } = memory
  const { closed, recents, history } = memory.getState()
  const state = desktop.getState()
  const draftIn = (appName: AppName, content: unknown) => {
    const draft = withShortTexts(apps.keptDraft(appName, content))
    return draft === undefined ? {} : { draft }
  }
  const windows = state.appOrder
    .flatMap((id) => windowById(state, id) ?? [])
    .flatMap(keptWindow)
    .slice(-MOST_RESTORED)
  const entries = windows.map((window): OpenWindow => {
    const content = contentOf(memory, window.id)
    const reading = readingOf(memory, window.id)
    const kept = draftIn(window.appName, content)
    if (isCut(apps.keptDraft(window.appName, content))) {
      losses.push({ ...textOf(window, kept.draft, memory), isCut: true })
    }
    return {
      window,
      ...kept,
      ...(reading && { reading: { path: reading.path, top: Math.round(reading.top) } }),
    }
  })
  const listed = new Set(recents.map(({ closedId }) => closedId))
  return {
    entries,
    recents: recents.map((recent) => {
      const { draft, title, closedId = title } = recent
      if (isCut(draft)) losses.push({ key: closedId, name: title, isCut: true })
      return draft === undefined ? recent : { ...recent, draft: withShortTexts(draft) }
    }),
    past: history.at
      ? {
          nextId: state.nextAppID,
          closed: closed.map(({ window, drafts }) => ({
            window,
            ...(listed.has(window.id) ? {} : draftIn(window.appName, drafts.content)),
          })),
          index: history.at.index,
          tops: [...topsNow(memory)],
          successors: [...history.successors],
        }
      : undefined,
  }
}

/** What makes room, the least important first. */
function* dropsOf(parts: Parts, memory: DeskMemory, losses: Loss[]): Generator<() => void> {
  const lose = (loss: Omit<Loss, 'isCut'>): void => {
    const others = losses.filter(({ key }) => key !== loss.key)
    losses.splice(0, losses.length, ...others, { ...loss, isCut: false })
  }
  yield () => {
    const { past } = parts
    parts.past = past && { ...past, closed: past.closed.map(({ window }) => ({ window })) }
  }
  for (const { title, draft, closedId = title } of parts.recents.toReversed()) {
    yield () => {
      parts.recents = parts.recents.slice(0, -1)
      // What was only read is still on the site.
      if (draft !== undefined) lose({ key: closedId, name: title })
    }
  }
  for (const { window, draft } of parts.entries) {
    if (draft === undefined) continue
    yield () => {
      parts.entries = parts.entries.map((each) => {
        const { draft: _, ...rest } = each
        return each.window === window ? rest : each
      })
      lose(textOf(window, draft, memory))
    }
  }
}

function textOf(
  { id, appName, title }: KeptWindow,
  draft: unknown,
  { apps }: DeskMemory,
): Omit<Loss, 'isCut'> {
  return { key: id, name: apps.recentTitle(appName, draft) ?? title }
}

/** Whether the visitor has typed something whose loss is worth a warning. */
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

function isCut(draft: unknown): boolean {
  return withShortTexts(draft) !== draft
}

/**
 * The draft with texts that are too long cut to their beginnings: the draft itself, or fields of it. The very same
 * value if nothing is too long.
 */
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
