/** Makes the rows of START findable, since visitors know things by these names. Pure: rows in, entries out. */
import type { Entry } from '../../documents/find/entry.ts'
import { tokenize } from '../../documents/find/words.ts'
import type { StartMenuItem } from '../../owner/startMenu.ts'

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

/** Whether all words of the one name are words of the other. */
function isWithin(name: string, other: string): boolean {
  const terms = new Set(tokenize(other))
  return tokenize(name).every((term) => terms.has(term))
}
