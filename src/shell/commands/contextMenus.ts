/** Context menus as rows of commands, which return effects. Loaded with the first menu. */
import { layoutAddress } from '../../apps/host/layoutText.ts'
import { itemsOf, type Row, SEPARATOR } from '../../apps/host/menus/menuRows.ts'
import { APPLICATION_NOT_FOUND, desktopHref, type PageLink } from '../../apps/host/openings.ts'
import type { Effect } from '../../apps/host/perform.ts'
import { propertiesOf } from '../../apps/host/properties.ts'
import type { Registry } from '../../apps/host/registry.ts'
import type { Choices } from '../../base/services/storage.ts'
import type { DesktopAction } from '../../desktop/actions.ts'
import { autoArranged, sortedIcons } from '../../desktop/arranging.ts'
import {
  CLOSE_WINDOW,
  type Command,
  type DesktopSubject,
  isRunning,
  type MenuTarget,
  SHOW_DESKTOP,
  WINDOW_COMMANDS,
} from '../../desktop/commands.ts'
import { appAt, locationOf, pathOfApp } from '../../desktop/locations.ts'
import { appFor, type Purpose } from '../../desktop/manifest.ts'
import { tiled, type Tiling } from '../../desktop/tiling.ts'
import type { DesktopIcon, IconSorting } from '../../desktop/state.ts'
import { wideMessage } from '../../desktop/wideMessage.ts'
import type { MenuItem } from '../../ui/menu/menuItem.ts'

/** What commands read when they are shown, and again when one is chosen. */
export interface MenuSubject extends DesktopSubject {
  readonly registry: Registry
  readonly choices: Choices
  readonly icon?: DesktopIcon | undefined
}

/** `words/said` tells assistive technology what everybody else sees. */
export type MenuEffect = Effect | { readonly type: 'words/said'; readonly words: string }

type ContextCommand = Command<MenuSubject, readonly MenuEffect[]>

function onIcon(
  id: string,
  title: string,
  run: (icon: DesktopIcon, registry: Registry) => readonly Effect[],
): ContextCommand {
  return { id, title, run: ({ icon, registry }) => (icon ? run(icon, registry) : []) }
}

/** Opens the app that serves the purpose, unless an owner has left it out. */
function asking(purpose: Purpose, title: string): ContextCommand {
  return {
    id: `ask-${purpose}`,
    title,
    isOffered: ({ registry }) => appFor(purpose, registry.manifests) !== undefined,
    when: isRunning,
    run: () => [{ type: 'app/asked', purpose }],
  }
}

function sortBy(id: string, title: string, by: IconSorting): ContextCommand {
  return {
    id,
    title,
    when: isRunning,
    run: ({ state }) => [
      { type: 'icons/arranged', arrangement: sortedIcons(state, by) },
      { type: 'words/said', words: `Icons arranged by ${by}` },
    ],
  }
}

const ARRANGE_ICONS: Row<ContextCommand> = {
  title: 'Arrange Icons By',
  rows: [
    sortBy('sortByName', 'Name', 'name'),
    sortBy('sortByType', 'Type', 'type'),
    SEPARATOR,
    {
      id: 'autoArrange',
      title: 'Auto Arrange',
      when: isRunning,
      checked: ({ state }) => state.arrangement.auto,
      run: ({ state }) => [
        { type: 'icons/arranged', arrangement: autoArranged(state, !state.arrangement.auto) },
        { type: 'words/said', words: `Auto Arrange ${state.arrangement.auto ? 'off' : 'on'}` },
      ],
    },
  ],
}

function arrange(way: Tiling, title: string, done: string): ContextCommand {
  return {
    id: way,
    title,
    when: ({ state }) => isRunning({ state }) && tiled(state, way).length > 0,
    run: ({ state }) => [...tiled(state, way), { type: 'words/said', words: done }],
  }
}

const ALL_WINDOWS: readonly ContextCommand[] = [
  arrange('cascade', 'Cascade Windows', 'Windows cascaded'),
  arrange('rows', 'Tile Windows Horizontally', 'Windows tiled'),
  arrange('columns', 'Tile Windows Vertically', 'Windows tiled'),
  SHOW_DESKTOP,
]

const MENUS: Readonly<Record<MenuTarget['type'], readonly Row<ContextCommand>[]>> = {
  desktop: [
    ARRANGE_ICONS,
    { id: 'refresh', title: 'Refresh', run: () => [{ type: 'desktop/refreshed' }] },
    SEPARATOR,
    SHOW_DESKTOP,
    {
      id: 'copyDesktopLink',
      title: 'Copy link to this desktop',
      run: ({ state }) => [{ type: 'link/copied', href: desktopHref(layoutAddress(state)) }],
    },
    {
      id: 'remember',
      title: 'Remember this desk',
      checked: ({ choices }) => choices.remembersDesk === true,
      run: ({ choices }) => [
        { type: 'desktop/remembered', isWanted: choices.remembersDesk !== true },
      ],
    },
    {
      id: 'reset',
      title: 'Reset desktop',
      run: ({ choices }) => [resetQuestion(choices.remembersDesk === true)],
    },
    SEPARATOR,
    { id: 'properties', title: 'Properties', run: ({ registry }) => [displayOpening(registry)] },
  ],
  taskbar: ALL_WINDOWS,
  start: [
    { id: 'openStart', title: 'Open', isDefault: true, run: () => [{ type: 'startMenu/toggled' }] },
    asking('search', 'Search...'),
  ],
  clock: [{ ...asking('clock', 'Adjust Date/Time'), isDefault: true }, SEPARATOR, ...ALL_WINDOWS],
  volume: [asking('sounds', 'Adjust Audio Properties')],
  icon: [
    {
      ...onIcon('open', 'Open', (icon, registry) => [registry.openingOf(icon)]),
      isDefault: true,
    },
    {
      id: 'openAsPage',
      title: 'Open as page',
      isOffered: ({ icon, registry }) => icon !== undefined && pageBeside(icon, registry) !== null,
      run({ icon, registry }) {
        const page = icon ? pageBeside(icon, registry) : null
        return page ? [{ type: 'page/followed', page }] : []
      },
    },
    SEPARATOR,
    onIcon('copyLink', 'Copy link', (icon, registry) => [
      { type: 'link/copied', href: hrefOfIcon(icon, registry) },
    ]),
    SEPARATOR,
    onIcon('iconProperties', 'Properties', (icon, registry) => [
      propertiesOf({
        name: icon.title,
        kind: kindOfIcon(icon, registry),
        address: hrefOfIcon(icon, registry),
      }),
    ]),
  ],
  window: [...WINDOW_COMMANDS, SEPARATOR, CLOSE_WINDOW],
}

/** An owner may have left the app out. */
function displayOpening({ manifests }: Registry): DesktopAction {
  return appFor('display', manifests)
    ? { type: 'app/asked', purpose: 'display' }
    : APPLICATION_NOT_FOUND
}

function resetQuestion(isRemembered: boolean): DesktopAction {
  const steps = isRemembered
    ? 'Close all windows, put the icons back and forget this desk?'
    : 'Close all windows and put the icons back?'
  const message = `${steps}\nYour notes stay in START, under My Recent Documents.`
  return wideMessage('Reset desktop', message, { tone: 'question', asksReset: true })
}

function isShortcut(icon: DesktopIcon, registry: Registry): boolean {
  return registry.openingOf(icon).type === 'page/followed'
}

function pageBeside(icon: DesktopIcon, registry: Registry): PageLink | null {
  return isShortcut(icon, registry) ? null : registry.pageOf(icon)
}

/** The address of the icon's page, or else of the desktop with its window open. */
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
  return isShortcut(icon, registry) ? 'Shortcut' : 'Application'
}

export function menuOf(
  type: MenuTarget['type'],
  subject: MenuSubject,
  perform: (effect: MenuEffect) => void,
): readonly MenuItem[] {
  const isTaskbars = type === 'taskbar' || type === 'clock'
  const rows = [...MENUS[type], ...(isTaskbars ? appRows(subject) : [])]
  return itemsOf(rows, subject, (effects) => effects.forEach(perform))
}

/** What apps add to the menu of the taskbar, below a line. */
function appRows({ registry }: MenuSubject): readonly Row<ContextCommand>[] {
  const rows = registry.apps
    .filter(({ isInTaskbarMenu }) => isInTaskbarMenu)
    .map((app): ContextCommand => ({
      id: app.appName,
      title: app.title,
      when: isRunning,
      run: () => [registry.openingOf(app)],
    }))
  return [SEPARATOR, ...rows]
}
