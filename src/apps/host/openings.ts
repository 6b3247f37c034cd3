/** What choosing an icon, an entry of START or a link does. Pure: returns an action or an address. */
import type { DesktopAction } from '../../desktop/actions.ts'
import { appAt, locationOf } from '../../desktop/locations.ts'
import type { AppManifest, Manifests } from '../../desktop/manifest.ts'
import type { AppName } from '../../desktop/state.ts'
import { wideMessage } from '../../desktop/wideMessage.ts'
import { hrefOf } from '../../owner/base.ts'
import type { StartMenuItem } from '../../owner/startMenuEntries.ts'
import type { OpenAction } from './app.ts'

/** What an icon or an entry leads to. The first property that leads somewhere counts. */
export type Target = Pick<
  StartMenuItem,
  'command' | 'appName' | 'link' | 'page' | 'note' | 'instead'
>

/** The apps of a desktop, with what START calls them. */
type LabelledApps = ReadonlyMap<AppName, AppManifest & { readonly label?: string }>

/** Carried out by `perform`. */
export type Opening = DesktopAction | PageFollowed

export interface PageFollowed {
  readonly type: 'page/followed'
  readonly page: PageLink
}

export interface PageLink {
  readonly href: string
  /** True: it leads to another site, and opens in a tab of its own. */
  readonly isOutside: boolean
}

/** Opens instead of an app that does not exist, in the words of the era. */
export const APPLICATION_NOT_FOUND = {
  type: 'message/shown',
  title: 'C:\\',
  message: 'C:\\\nApplication not found',
} as const satisfies OpenAction

export function notFound(address: string): OpenAction {
  return wideMessage('Address', `Cannot find '${address}'.\nCheck the address.`)
}

const POWER = {
  logOff: { type: 'power/turnedOff', mode: 'LOG_OFF' },
  turnOff: { type: 'power/turnedOff', mode: 'TURN_OFF' },
} as const satisfies Record<string, DesktopAction>

/** The target's command, window or, where no window shows it, page; else the message of the era. */
export function openingOf(target: Target, manifests: LabelledApps): Opening {
  const { command, appName, link, page: path } = target
  if (command !== undefined) return POWER[command]
  if (appName !== undefined && manifests.has(appName)) return { type: 'app/added', appName }
  const action = link === undefined ? null : openLink(link, manifests)
  if (action) return action
  const address = link ?? path
  const page = address === undefined ? null : pageLink(address)
  return page ? { type: 'page/followed', page } : notFoundFor(target, manifests)
}

/** The words of the era, and below them what the entry adds, for which the message is larger. */
function notFoundFor({ note, instead = '' }: Target, manifests: LabelledApps): OpenAction {
  if (note === undefined) return APPLICATION_NOT_FOUND
  const app = manifests.get(instead)
  const way = app ? ` Try ${app.label ?? app.appName}.` : ''
  const { title, message } = APPLICATION_NOT_FOUND
  return wideMessage(title, `${message}\n${note}${way}`)
}

/** The action that opens the link's target in a window, or null if no window shows it. */
export function openLink(link: string, manifests: Manifests): OpenAction | null {
  const location = locationOf(link)
  const app = location && appAt(location.path, manifests)
  return app ? { type: 'app/added', appName: app.appName, location } : null
}

/** Whether the browser hands the link to another program, such as the one for mail. */
export function isOtherProgram(href: string): boolean {
  return /^(?:mailto|tel):/i.test(href)
}

/** The link for the browser, or null for text that no browser should follow. */
export function pageLink(link: string): PageLink | null {
  if (/^https?:\/\//i.test(link)) return { href: link, isOutside: true }
  const isPath = link.startsWith('/') && !/^\/[/\\]/.test(link)
  return isPath || isOtherProgram(link) ? { href: hrefOf(link), isOutside: false } : null
}

/** The link to the desktop with this address behind `/#`, such as a window's path; '' leads to the desktop alone. */
export function desktopHref(address: string): string {
  return hrefOf(address === '' ? '/' : `/#${address}`)
}
