/** The rows of START as what can be found, since visitors know things by these names. Pure: rows in, entries out. */
import type { Entry } from '../../documents/find/entry.ts'
import { tokenize } from '../../documents/find/words.ts'
import type { StartMenuItem } from '../../owner/startMenu.ts'

/**
 * The entries of the apps with those of the rows.
 *
 * A row whose name is found already, as what it opens is called the same or by a longer name, adds nothing: `Internet` is
 * `Internet Explorer`. An app that START calls by other names alone, such as `E-mail`, is found by these.
 *
 * @param rows those that lead somewhere
 * @param apps what can be found of the apps themselves
 * @param indexed what the index of the site holds
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

/** @param app what is found by the name of the row alone; its words are found by it, too */
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
