/** What the program knows of the apps. Pure, except that loaded views are remembered. */
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import type { DesktopIconEntry } from '../../owner/types.ts'
import { COMMANDS } from '../../desktop/commands.ts'
import { appAt, locationOf, pathOfApp } from '../../desktop/locations.ts'
import { appFor, type AppManifest } from '../../desktop/manifest.ts'
import type { AppName, DesktopIcon } from '../../desktop/state.ts'
import type { App, WindowApp } from './app.ts'
import { openingOf, openLink, type PageLink, pageLink, type Target } from './openings.ts'

/** The owner's part of the desktop: `content/desktopIcons.ts`. */
export interface OwnersIcons {
  readonly desktopIcons: readonly DesktopIconEntry[]
  readonly withoutIcon: readonly string[]
}

export type Registry = ReturnType<typeof createRegistry>

export function createRegistry(apps: readonly App[], owners: OwnersIcons) {
  const byName = new Map(apps.map((app) => [app.appName, app]))
  const windowApps = apps.filter((app) => app.kind !== 'cookieBanner')
  const views = new Map(windowApps.map((app) => [app.appName, lazyModule(() => app.load())]))
  const ordinary = (appName: AppName): WindowApp | undefined =>
    windowApps.find((app) => app.kind === 'ordinary' && app.appName === appName)
  return {
    apps,
    /** The commands that have keys: the desktop's and those of the apps. */
    commands: [...COMMANDS, ...apps.flatMap((app) => app.commands ?? [])],
    manifests: byName,
    /** The icons of a desktop on which nothing has happened yet. */
    icons: iconsOf(apps, owners),
    /** Apps with an icon on a phone alone. */
    onPhones: apps.filter(
      ({ hasPhoneIcon, appName }) => hasPhoneIcon && !namedIn(owners).has(appName),
    ),
    invitation: windowApps.find((app) => app.hasInvitation),
    canSearch: appFor('search', byName) !== undefined,
    /** The app's view, or undefined if it has none and its windows stay empty. */
    viewOf: (appName: AppName) => views.get(appName),
    openingOf: (target: Target) => openingOf(target, byName),
    openLink: (link: string) => openLink(link, byName),
    /** Loads the view of messages, so that one can be shown when the network has failed. */
    loadMessageView(): void {
      const { appName = '' } = windowApps.find(({ kind }) => kind === 'message') ?? {}
      // The first message that is shown meets a failure again, and reports it.
      views
        .get(appName)
        ?.load()
        .catch(() => {})
    },
    hasPage: ({ appName }: Pick<AppManifest, 'appName'>) => hasPage(byName.get(appName)),
    /** The part of a draft of the app's windows that survives a reload; undefined if nothing does. */
    keptDraft: (appName: AppName, value: unknown) =>
      value === undefined ? undefined : ordinary(appName)?.keptDraft?.(value),
    /** The title under which START lists a draft that `keptDraft` returned; undefined if it does not. */
    recentTitle: (appName: AppName, draft: unknown) => ordinary(appName)?.recentTitle?.(draft),
    /** The page that an icon, or another target, links to on a phone, or null if it opens a window. */
    pageOf: (icon: Pick<DesktopIcon, 'appName' | 'link'>) => pageOf(icon, byName),
  }
}

/** The owner's icons in their order, then those of apps that the owner's list does not name. */
function iconsOf(apps: readonly App[], owners: OwnersIcons): readonly DesktopIcon[] {
  const named = namedIn(owners)
  const icons = owners.desktopIcons.map(({ id, icon, title, appName, link }): DesktopIcon => ({
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

/** Apps whose icons are the owner's choice. */
function namedIn({ desktopIcons, withoutIcon }: OwnersIcons): ReadonlySet<string | undefined> {
  return new Set([...withoutIcon, ...desktopIcons.map(({ appName }) => appName)])
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
