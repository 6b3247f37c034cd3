/** What a text that is typed into Run means. Pure: it opens nothing. */
import { wideMessage } from '../../desktop/wideMessage.ts'
import type { ListedFile } from '../../files/fileList.ts'
import { pathOfApp } from '../../desktop/locations.ts'
import { sitePathOf } from '../../owner/base.ts'
import type { StartMenuItem } from '../../owner/startMenuEntries.ts'
import type { App, OpenAction } from '../host/app.ts'
import { diskPath } from '../../files/disk.ts'
import { placedFile, type PlacedFile } from '../../files/fileLocation.ts'
import { isOtherProgram, type PageLink, type Target } from '../host/openings.ts'

/** A link is followed as it is; anything else is opened. */
export type Meaning = Target | PlacedFile | PageLink

export interface Known {
  readonly apps: readonly App[]
  /** The rows of START that lead somewhere. */
  readonly rows: readonly StartMenuItem[]
  hasWindow(link: string): boolean
  /** Paths of pages that no window shows. */
  readonly pages: readonly string[]
  readonly files: readonly ListedFile[]
  /** Where this very site is served, with the port if the address has one: `example.com`, `localhost:8080`. */
  readonly host: string
}

/** Nothing else is followed: what a browser makes of other schemes, such as `javascript:`, nobody asks for here. */
const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i
const FOLDER = /^c:[\\/]*(.*)$/i

/** What the text means on this desktop; undefined where nobody knows it. */
export function meaningOf(text: string, known: Known): Meaning | undefined {
  const typed = withoutQuotes(text)
  if (typed === '') return undefined
  const own = pathHere(typed, known.host)
  const fragment = fragmentIn(own ?? typed)
  // As if it had been entered in the address bar, with the switches that stand there.
  if (fragment !== undefined) return { href: `#${fragment}`, isOutside: false }
  // Any other address of this site is left to the site.
  if (own !== undefined)
    return fileNamed(own.replace(/[?#].*/, ''), known) ?? placeAt(own, known) ?? { page: own }
  const address = /^www\.\S+$/i.test(typed) ? `https://${typed}` : typed
  if (ADDRESS.test(address)) return { href: address, isOutside: !isOtherProgram(address) }
  const name = typed.toLowerCase().replace(/\.(?:exe|cpl)$/, '')
  const [, folder] = FOLDER.exec(typed) ?? []
  return (
    appNamed(name, known.apps) ??
    rowNamed(name, known.rows) ??
    appByWord(name, known.apps) ??
    fileNamed(folder ?? typed, known) ??
    placeAt(typed, known) ??
    (folder === undefined ? undefined : folderNamed(folder, known))
  )
}

/** A file by its place on the disk or by the path that serves it. */
function fileNamed(path: string, { files }: Known): Meaning | undefined {
  const wanted = slashed(path).toLowerCase()
  const file =
    files.find(({ shown }) => shown.toLowerCase() === wanted) ??
    files.find((each) => each.path.toLowerCase() === `/${wanted}`)
  return file && placedFile(file)
}

/** A folder that holds a file, in the letters' case that the files have. */
function folderNamed(path: string, { files }: Known): Meaning | undefined {
  const wanted = slashed(path)
  if (wanted === '') return { link: diskPath('') }
  const within = files.find(({ shown }) =>
    shown.toLowerCase().startsWith(`${wanted.toLowerCase()}/`),
  )
  return within && { link: diskPath(within.shown.slice(0, wanted.length)) }
}

/** In the words of the era. */
export function cannotFind(text: string): OpenAction {
  const name = withoutQuotes(text).slice(0, 120)
  return wideMessage(
    name,
    `Windows cannot find '${name}'. Make sure you typed the name correctly, and then try again. To search for a file, click the Start button, and then click Search.`,
  )
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
