/** The findable parts of this desktop that the index of the site lacks. Pure. */
import { pathOfApp } from '../../desktop/locations.ts'
import type { Entry } from '../../find/entry.ts'
import { APP_WORDS } from '../../find/visitorsWords.ts'
import { tokenize } from '../../find/words.ts'
import { helpEntries } from '../../documents/help/helpEntries.ts'
import { TOPICS } from '../../documents/help/siteHelp.ts'
import type { StartMenu, StartMenuItem } from '../../owner/startMenuEntries.ts'
import type { App } from '../host/app.ts'
import { rowsIn } from '../../owner/leftOut.ts'

const HELP = helpEntries(TOPICS)

/** Apps, their places, the rows of START, and topics of the help. */
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

/** Apps that open without a subject, and places inside them; not messages, nor windows that need something to show. */
function appEntries(apps: readonly App[]): readonly Entry[] {
  return apps.flatMap((app): Entry[] => {
    const { appName, label = appName, title, words, icon } = app
    const allWords = [title, ...words, APP_WORDS[appName] ?? ''].join(' ').trim()
    const entry = { group: 'Apps', name: label, words: allWords, icon } as const
    if (app.kind === 'cookieBanner') return [{ ...entry, appName }]
    const link = pathOfApp(app)
    return link === null ? [] : [{ ...entry, link, appName }, ...placesOf(app)]
  })
}

function placesOf({ places = [] }: App): readonly Entry[] {
  return places.map(({ label, path, icon }) => ({
    group: 'Apps',
    name: label,
    words: APP_WORDS[label],
    link: path,
    icon,
  }))
}

/**
 * The entries of the apps with those of the rows.
 *
 * A row adds nothing if its target is already listed under a name that contains all its words: `Internet` is part of
 * `Internet Explorer`. An app that START lists only under other names, such as `E-mail`, is listed under those instead.
 *
 * @param rows the rows that lead somewhere
 * @param apps the entries of the apps themselves
 * @param indexed the entries in the index of the site
 */
export function withRows(
  rows: readonly StartMenuItem[],
  apps: readonly Entry[],
  indexed: readonly Entry[],
): readonly Entry[] {
  const known = [...apps, ...indexed]
  const others = rows.filter((row, i) => {
    const isRepeated = rows.findIndex(({ text }) => text === row.text) < i
    return (
      !isRepeated && !known.some((entry) => isSame(row, entry) && isWithin(row.text, entry.name))
    )
  })
  const renamed = new Map(
    apps.flatMap((entry) => {
      const own = rows.filter((row) => isSame(row, entry))
      const isCalledSo = own.length === 0 || own.some(({ text }) => isWithin(text, entry.name))
      return isCalledSo ? [] : [[own[0], entry] as const]
    }),
  )
  const left = apps.filter((entry) => ![...renamed.values()].includes(entry))
  return [...left, ...others.map((row) => entryOf(row, renamed.get(row)))]
}

/** @param app the app that is listed under the row's name alone; its words find the row, too */
function entryOf(row: StartMenuItem, app: Entry | undefined): Entry {
  const { text, icon, detail = '', appName, link, page, command } = row
  return {
    group: link === undefined && page === undefined ? 'Apps' : 'Pages',
    name: text,
    words: `${detail} ${app?.words ?? ''}`.trim(),
    icon,
    ...(command !== undefined ? { command } : appName !== undefined ? { appName } : { link, page }),
  }
}

function isSame({ appName, link }: StartMenuItem, entry: Entry): boolean {
  return appName === undefined
    ? link !== undefined && link === entry.link
    : appName === entry.appName
}

function isWithin(name: string, other: string): boolean {
  const terms = new Set(tokenize(other))
  return tokenize(name).every((term) => terms.has(term))
}
