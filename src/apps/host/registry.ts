/**
 * Derives what the rest of the program knows of the apps from their manifests and the owner's
 * content. Pure, but for the views, which are remembered once they are loaded.
 */
import { lazyModule, type LazyModule } from '../../base/services/loading/lazyModule.ts'
import type { DesktopIconEntry } from '../../owner/types.ts'
import { COMMANDS, type DesktopCommand } from '../../desktop/commands.ts'
import { appAt, locationOf, pathOfApp } from '../../desktop/locations.ts'
import type { AppManifest, Manifests } from '../../desktop/manifest.ts'
import type { AppName, DesktopIcon } from '../../desktop/state.ts'
import type { App, AppModule, OpenAction, WindowApp } from './app.ts'
import {
  type Opening,
  openingOf,
  openLink,
  type PageLink,
  pageLink,
  type Target,
} from './openings.ts'

/** The owner's part of the desktop: `content/desktopIcons.ts`. */
export interface OwnersIcons {
  readonly desktopIcons: readonly DesktopIconEntry[]
  /** Names of apps that put no icon on the desktop by themselves. */
  readonly withoutIcon: readonly string[]
}

export interface Registry {
  readonly apps: readonly App[]
  /** The commands that have keys: the desktop's and those of the apps. */
  readonly commands: readonly DesktopCommand[]
  readonly manifests: Manifests
  /** The icons of a desktop on which nothing has happened yet. */
  readonly icons: readonly DesktopIcon[]
  readonly invitation: WindowApp | undefined
  /** Whether the desktop has the app that searches the site. */
  readonly canSearch: boolean
  /** The app's view, or undefined if it has none and its windows stay empty. */
  viewOf(appName: AppName): LazyModule<AppModule> | undefined
  openingOf(target: Target): Opening
  /** The action that opens the link's target in a window, or null if no window shows it. */
  openLink(link: string): OpenAction | null
  /** Loads the view of messages, so that one can be shown when the network has failed. */
  loadMessageView(): void
  hasPage(app: AppManifest): boolean
  /** The part of a draft of the app's windows that survives a reload; undefined if nothing does. */
  keptDraft(appName: AppName, value: unknown): unknown
  /**
   * The title under which START lists the draft of a closed window, or undefined if it is not listed.
   * @param draft a result of `keptDraft`
   */
  recentTitle(appName: AppName, draft: unknown): string | undefined
  /** The page that an icon, or another target, links to on a phone, or null if it opens a window. */
  pageOf(icon: Pick<DesktopIcon, 'appName' | 'link'>): PageLink | null
}

export function createRegistry(apps: readonly App[], owners: OwnersIcons): Registry {
  const byName = new Map(apps.map((app) => [app.appName, app]))
  const windowApps = apps.filter((app) => app.kind !== 'cookieBanner')
  const views = new Map(windowApps.map((app) => [app.appName, lazyModule(() => app.load())]))
  const ordinary = (appName: AppName): WindowApp | undefined =>
    windowApps.find((app) => app.kind === 'ordinary' && app.appName === appName)
  return {
    apps,
    commands: [...COMMANDS, ...apps.flatMap((app) => app.commands ?? [])],
    manifests: byName,
    icons: iconsOf(apps, owners),
    invitation: windowApps.find((app) => app.hasInvitation),
    canSearch: windowApps.some(({ isSearch }) => isSearch),
    viewOf: (appName) => views.get(appName),
    openingOf: (target) => openingOf(target, byName),
    openLink: (link) => openLink(link, byName),
    loadMessageView() {
      const { appName = '' } = windowApps.find(({ kind }) => kind === 'message') ?? {}
      // The first message that is shown meets a failure again, and reports it.
      views
        .get(appName)
        ?.load()
        .catch(() => {})
    },
    hasPage: ({ appName }) => hasPage(byName.get(appName)),
    keptDraft: (appName, value) =>
      value === undefined ? undefined : ordinary(appName)?.keptDraft?.(value),
    recentTitle: (appName, draft) => ordinary(appName)?.recentTitle?.(draft),
    pageOf: (icon) => pageOf(icon, byName),
  }
}

/** The owner's icons in their order, then those of apps that the owner's list does not name. */
function iconsOf(apps: readonly App[], owners: OwnersIcons): readonly DesktopIcon[] {
  const { desktopIcons, withoutIcon } = owners
  const named = new Set([...withoutIcon, ...desktopIcons.map(({ appName }) => appName)])
  const icons = desktopIcons.map(({ id, icon, title, appName, link }): DesktopIcon => ({
    id,
    icon,
    title,
    isFocus: false,
    ...(appName !== undefined && { appName }),
    ...(link !== undefined && { link }),
  }))
  for (const { appName, desktopIcon, label = appName, icon } of apps) {
    if (!desktopIcon || named.has(appName)) continue
    const id = freeId(desktopIcon.id, icons)
    icons.push({ id, icon, title: label, appName, isFocus: false })
  }
  return icons
}

/** The wanted number, or the next one that no icon has. */
function freeId(id: number, icons: readonly DesktopIcon[]): number {
  return icons.some((icon) => icon.id === id) ? freeId(id + 1, icons) : id
}

function pageOf(
  icon: Pick<DesktopIcon, 'appName' | 'link'>,
  apps: ReadonlyMap<AppName, App>,
): PageLink | null {
  const { appName, link } = icon
  const app = apps.get(appName ?? '')
  if (link === undefined) return hasPage(app) ? pageLink(pathOfApp(app) ?? '') : null
  const location = locationOf(link)
  const shown = location && appAt(location.path, apps)
  // The place of an app such as /notepad is no page: it opens a window on a phone, too.
  return shown && !hasPage(apps.get(shown.appName)) ? null : pageLink(link)
}

function hasPage(app: App | undefined): app is WindowApp {
  return app?.kind === 'ordinary' && app.hasPage === true
}
