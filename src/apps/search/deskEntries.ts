/** The findable parts of this desktop that the index of the site lacks. Pure. */
import type { Entry } from '../../documents/find/entry.ts'
import { helpEntries } from '../../documents/help/helpEntries.ts'
import { TOPICS } from '../../documents/help/siteHelp.ts'
import type { StartMenu } from '../../owner/startMenu.ts'
import type { App } from '../host/app.ts'
import { rowsIn } from '../host/startMenu.ts'
import { appEntries } from './appEntries.ts'
import { withRows } from './rowEntries.ts'

const HELP = helpEntries(TOPICS)

/**
 * Apps, their places, the rows of START, and topics of the help.
 * @param indexed the entries in the index
 */
export function deskEntries(
  apps: readonly App[],
  { programs, allPrograms, places, session }: StartMenu,
  indexed: readonly Entry[],
): readonly Entry[] {
  const names = new Set(apps.map(({ appName }) => appName))
  const rows = rowsIn([...programs, ...places, allPrograms, ...session]).filter(
    ({ appName }) => appName === undefined || names.has(appName),
  )
  return [...withRows(rows, appEntries(apps), indexed), ...HELP]
}
