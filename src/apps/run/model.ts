/** What a text that is typed into Run means. Pure: it opens nothing. */
import type { ListedFile } from '../../files/fileList.ts'
import { pathOfApp } from '../../desktop/locations.ts'
import { sitePathOf } from '../../owner/base.ts'
import type { StartMenuItem } from '../../owner/startMenu.ts'
import type { App, OpenAction } from '../host/app.ts'
import { diskPath } from '../../files/disk.ts'
import { placedFile, type PlacedFile } from '../../files/fileLocation.ts'
import { isOtherProgram, type PageLink, type Target } from '../host/openings.ts'
import { WIDE_MESSAGE } from '../host/properties.ts'

/** A link is followed as it is; anything else is opened. */
export type Meaning = Target | PlacedFile | PageLink

/** What is asked about this desktop and its site. */
export interface Known {
  readonly apps: readonly App[]
  /** The rows of START that lead somewhere. */
  readonly rows: readonly StartMenuItem[]
  /** Whether a window shows a path of this site. */
  hasWindow(link: string): boolean
  /** Paths of pages that no window shows. */
  readonly pages: readonly string[]
  /** Where this very site is served, with the port if the address has one: `example.com`, `localhost:8080`. */
  readonly host: string
}

/** Nothing else is followed: what a browser makes of other schemes, such as `javascript:`, nobody asks for here. */
const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i
const FOLDER = /^c:[\\/]*(.*)$/i

/** What the text means, as far as that is clear without the list of files; undefined otherwise. */
export function meaningOf(text: string, known: Known): Meaning | undefined {
  const typed = withoutQuotes(text)
  if (typed === '') return undefined
  const own = pathHere(typed, known.host)
  const fragment = fragmentIn(own ?? typed)
  // As if it had been entered in the address bar, with the switches that stand there.
  if (fragment !== undefined) return { href: `#${fragment}`, isOutside: false }
  if (own !== undefined) return isFileName(own) ? undefined : placeAt(own, known)
  const address = /^www\.\S+$/i.test(typed) ? `https://${typed}` : typed
  if (ADDRESS.test(address)) return { href: address, isOutside: !isOtherProgram(address) }
  const name = typed.toLowerCase().replace(/\.exe$/, '')
  return (
    appNamed(name, known.apps) ??
    rowNamed(name, known.rows) ??
    appByWord(name, known.apps) ??
    (isFileName(typed) ? undefined : placeAt(typed, known))
  )
}

/**
 * What the text means among the files of the site and their folders; undefined if it is none of them. Any other address
 * of this site is left to the site.
 */
export function fileMeaning(
  text: string,
  files: readonly ListedFile[],
  known: Known,
): Meaning | undefined {
  const typed = withoutQuotes(text)
  const own = pathHere(typed, known.host)
  const inFolder = own === undefined ? FOLDER.exec(typed) : null
  const shown = slashed(own?.replace(/[?#].*/, '') ?? inFolder?.[1] ?? typed).toLowerCase()
  const file =
    files.find((each) => each.shown.toLowerCase() === shown) ??
    files.find((each) => each.path.toLowerCase() === `/${shown}`)
  if (file) return placedFile(file)
  const place = placeAt(own ?? typed, known)
  if (place) return place
  if (own !== undefined) return { page: own }
  const within = files.find((each) => each.shown.toLowerCase().startsWith(`${shown}/`))
  if (!inFolder || (shown !== '' && !within)) return undefined
  // As the files have it, whatever its letters' case in the text.
  return { link: diskPath(within?.shown.slice(0, shown.length) ?? '') }
}

/** In the words of the era. */
export function cannotFind(text: string): OpenAction {
  const name = withoutQuotes(text).slice(0, 120)
  return {
    type: 'message/shown',
    title: name,
    message: `Windows cannot find '${name}'. Make sure you typed the name correctly, and then try again. To search for a file, click the Start button, and then click Search.`,
    size: WIDE_MESSAGE,
  }
}

/**
 * The path of this site that its whole address names, with what may follow it: `/about#projects` for
 * `https://example.com/about#projects`. Undefined for the addresses of other sites, and for what is no address.
 */
function pathHere(text: string, host: string): string | undefined {
  const [scheme = ''] = /^https?:\/\//i.exec(text) ?? []
  const rest = text.slice(scheme.length)
  if (/\s/.test(text) || !rest.toLowerCase().startsWith(host.toLowerCase())) return undefined
  const address = rest.slice(host.length)
  // Without a path in front: a query or a fragment of the desktop. Anything else makes it another host's.
  if (!/^(?:[/?#]|$)/.test(address)) return undefined
  const path = sitePathOf(address.startsWith('/') ? address : `/${address}`)
  return path === '' ? undefined : path
}

/** What a path of the desktop has behind its `#`; the desktop alone has a slash there. Undefined for all other paths. */
function fragmentIn(path: string): string | undefined {
  if (path === '/') return path
  return /^\/?#(\/.*|layout=.+)$/.exec(path)?.[1]
}

function withoutQuotes(text: string): string {
  return text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
}

/** With slashes between the names alone. */
function slashed(path: string): string {
  return path.replaceAll(/[\\/]+/g, '/').replaceAll(/^\/|\/$/g, '')
}

/** An app that opens by itself: by the first of its words, which is its command, or by its names. */
function appNamed(name: string, apps: readonly App[]): Meaning | undefined {
  const able = apps.filter(opensByItself)
  const namesOf = ({ appName, label = appName }: App): readonly string[] => [appName, label]
  const found =
    able.find(({ words }) => words[0] === name) ??
    able.find((app) => namesOf(app).some((each) => each.toLowerCase() === name))
  return found && { appName: found.appName }
}

/** A row of START by its text, as visitors know it from there. */
function rowNamed(name: string, rows: readonly StartMenuItem[]): Meaning | undefined {
  const row = rows.find(({ text }) => text.toLowerCase() === name)
  if (row?.page !== undefined) return { page: row.page }
  if (row?.appName !== undefined) return { appName: row.appName }
  return row?.link === undefined ? undefined : { link: row.link }
}

/** An app by any of its words; then places inside of apps, by their names. */
function appByWord(name: string, apps: readonly App[]): Meaning | undefined {
  const found = apps.filter(opensByItself).find(({ words }) => words.includes(name))
  if (found) return { appName: found.appName }
  const places = apps.flatMap((app) => app.places ?? [])
  const place = places.find(({ label }) => label.toLowerCase() === name)
  return place && { link: place.path }
}

function opensByItself(app: App): boolean {
  return app.kind === 'cookieBanner' || pathOfApp(app) !== null
}

/** Whether a path may be that of a file, which the windows of pages would take for a page: `blog/a-post.md`. */
function isFileName(path: string): boolean {
  return /\.\w+$/.test(path.replace(/[?#].*/, ''))
}

/** What is at a path of this site, with a slash in front or without: `blog/a-post#a-section`. */
function placeAt(text: string, { hasWindow, pages }: Known): Meaning | undefined {
  if (/[\s:]/.test(text)) return undefined
  const path = `/${slashed(text)}`
  for (const link of [path, path.toLowerCase()]) {
    if (hasWindow(link)) return { link }
    if (pages.includes(link)) return { page: link }
  }
  return undefined
}
