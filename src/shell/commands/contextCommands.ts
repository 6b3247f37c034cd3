/**
 * What a visitor can do with the desktop and its icons by their menus, in addition to the commands of
 * windows (desktop/commands.ts). Pure: a command returns effects, and carryOut.ts performs them. Loaded with the first
 * menu.
 */
import type { Registry } from '../../apps/host/registry.ts'
import { APPLICATION_NOT_FOUND, desktopHref, type PageLink } from '../../apps/host/openings.ts'
import { layoutAddress } from '../../apps/host/layoutText.ts'
import { propertiesOf, WIDE_MESSAGE } from '../../apps/host/properties.ts'
import type { Choices } from '../../base/services/storage.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import { appAt, locationOf, pathOfApp } from '../../desktop/locations.ts'
import type { DesktopIcon, DesktopState } from '../../desktop/state.ts'

export type ContextCommandId =
  | 'refresh'
  | 'copyDesktopLink'
  | 'remember'
  | 'reset'
  | 'properties'
  | 'open'
  | 'openAsPage'
  | 'copyLink'
  | 'iconProperties'

export type ContextEffect =
  | DesktopAction
  | { readonly type: 'page/followed'; readonly page: PageLink }
  /** @property href as it stands in a link on this site */
  | { readonly type: 'link/copied'; readonly href: string }
  | { readonly type: 'desktop/refreshed' }
  /** @property isTold another message confirms it */
  | { readonly type: 'desktop/remembered'; readonly isWanted: boolean; readonly isTold?: true }

/** What commands read. */
export interface CommandInput {
  readonly state: DesktopState
  readonly registry: Registry
  readonly choices: Choices
  /** The icon that the command acts on; absent if it acts on the desktop. */
  readonly icon?: DesktopIcon | undefined
}

export interface ContextCommand {
  readonly id: ContextCommandId
  readonly title: string
  /** Whether the target's menu has this row; absent: always. */
  isOffered?(input: CommandInput): boolean
  /** Whether the row is ticked; absent: it cannot be. */
  isChecked?(input: CommandInput): boolean
  run(input: CommandInput): readonly ContextEffect[]
}

/** A command on an icon; does nothing without one. */
function onIcon(
  id: ContextCommandId,
  title: string,
  run: (icon: DesktopIcon, registry: Registry) => readonly ContextEffect[],
): ContextCommand {
  return { id, title, run: ({ icon, registry }) => (icon ? run(icon, registry) : []) }
}

/** The page with the same content as the window that the icon opens, or null. */
function pageBeside(icon: DesktopIcon, registry: Registry): PageLink | null {
  return registry.openingOf(icon).type === 'action' ? registry.pageOf(icon) : null
}

/** Where the icon leads: its page, or the desktop with its window. */
function hrefOfIcon(icon: DesktopIcon, registry: Registry): string {
  const page = registry.pageOf(icon)
  if (page) return page.href
  const { appName, link } = icon
  const app = appName === undefined ? undefined : registry.manifests.get(appName)
  const own = app && app.kind !== 'cookieBanner' ? pathOfApp(app) : null
  const path = (link === undefined ? null : locationOf(link)?.path) ?? own
  return desktopHref(path !== null && appAt(path, registry.manifests) ? path : '')
}

function kindOfIcon(icon: DesktopIcon, registry: Registry): string {
  return registry.openingOf(icon).type === 'page' ? 'Shortcut' : 'Application'
}

function resetMessage(wasRemembered: boolean): DesktopAction {
  const forgotten = wasRemembered ? '\nIt is not remembered for your next visit any more.' : ''
  return {
    type: 'message/shown',
    title: 'Reset desktop',
    message: `The desktop is as it was at first.${forgotten}\nYour notes are in START, under My Recent Documents.`,
    tone: 'information',
    size: WIDE_MESSAGE,
  }
}

const CONTEXT_COMMANDS: readonly ContextCommand[] = [
  { id: 'refresh', title: 'Refresh', run: () => [{ type: 'desktop/refreshed' }] },
  {
    id: 'copyDesktopLink',
    title: 'Copy link to this desktop',
    run: ({ state }) => [{ type: 'link/copied', href: desktopHref(layoutAddress(state)) }],
  },
  {
    id: 'remember',
    title: 'Remember this desk',
    isChecked: ({ choices }) => choices.remembersDesk === true,
    run: ({ choices }) => [
      { type: 'desktop/remembered', isWanted: choices.remembersDesk !== true },
    ],
  },
  {
    id: 'reset',
    title: 'Reset desktop',
    // Needs no confirmation, as nothing is lost: notes stay in START.
    run: ({ choices }) => [
      { type: 'layout/opened', windows: [] },
      { type: 'icons/arranged', arrangement: { auto: true, order: [] } },
      { type: 'desktop/remembered', isWanted: false, isTold: true },
      resetMessage(choices.remembersDesk === true),
    ],
  },
  { id: 'properties', title: 'Properties', run: () => [APPLICATION_NOT_FOUND] },
  onIcon('open', 'Open', (icon, registry) => {
    const opening = registry.openingOf(icon)
    return [
      opening.type === 'action' ? opening.action : { type: 'page/followed', page: opening.page },
    ]
  }),
  {
    ...onIcon('openAsPage', 'Open as page', (icon, registry) => {
      const page = pageBeside(icon, registry)
      return page ? [{ type: 'page/followed', page }] : []
    }),
    isOffered: ({ icon, registry }) => icon !== undefined && pageBeside(icon, registry) !== null,
  },
  onIcon('copyLink', 'Copy link', (icon, registry) => [
    { type: 'link/copied', href: hrefOfIcon(icon, registry) },
  ]),
  onIcon('iconProperties', 'Properties', (icon, registry) => {
    const kind = kindOfIcon(icon, registry)
    return [propertiesOf({ name: icon.title, kind, address: hrefOfIcon(icon, registry) })]
  }),
]

/** The command with this id, or undefined if it is a command of windows. */
export function contextCommandById(id: string): ContextCommand | undefined {
  return CONTEXT_COMMANDS.find((command) => command.id === id)
}
