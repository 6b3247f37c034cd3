import { canShow } from '../../desktop/locations.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { ClosedWindow, DeskMemory, Recent } from '../deskState.ts'
import { draftOf, keepReading } from '../drafts.ts'
import { putRecents } from '../recents.ts'
import { parseSession, type Past, type Session } from './sessionSchema.ts'

export function restoreText(text: string, memory: DeskMemory): void {
  const session = parseSession(text)
  if (!session) return
  const { entries, focusing, past } = session
  memory.desktop.dispatch({
    type: 'session/restored',
    windows: entries.map(({ window }) => window),
    focusing,
    ...(past && { nextAppID: past.nextId }),
  })
  restoreDrafts(session, memory)
  const listed = session.recents.flatMap((recent) => recentIn(recent, past, memory))
  putRecents(memory, listed)
  if (past) restorePast(past, listed, memory)
}

function restoreDrafts({ entries }: Session, memory: DeskMemory): void {
  for (const { window, draft, reading } of entries) {
    // If two windows have the same id, only one was opened.
    if (windowById(memory.desktop.getState(), window.id)?.appName !== window.appName) continue
    const kept = memory.apps.keptDraft(window.appName, draft)
    if (kept !== undefined) draftOf<unknown>(memory, window.id, undefined).keep(kept)
    if (reading) keepReading(memory, window.id, reading)
  }
}

/** Empty if no app can show the document or its text is lost. */
function recentIn(
  { draft, closedId, ...recent }: Session['recents'][number],
  past: Past | undefined,
  { apps }: DeskMemory,
): readonly Recent[] {
  const manifest = apps.manifests.get(recent.appName)
  if (!manifest || !canShow(manifest, recent.path)) return []
  if (draft === undefined) return [recent]
  const sound = apps.keptDraft(recent.appName, draft)
  // In another tab the id means nothing.
  const isKnown = past?.closed.some(({ window }) => window.id === closedId)
  const known = isKnown && closedId !== undefined ? { closedId } : {}
  return sound === undefined ? [] : [{ ...recent, draft: sound, ...known }]
}

function restorePast(past: Past, listed: readonly Recent[], memory: DeskMemory): void {
  const closed = past.closed.map(({ window, draft }): ClosedWindow => {
    const recent = listed.find(({ closedId }) => closedId === window.id)
    const content = memory.apps.keptDraft(window.appName, draft ?? recent?.draft)
    return { window, drafts: content === undefined ? {} : { content } }
  })
  memory.setState({ closed, earlier: past.journey, ran: past.ran })
}
