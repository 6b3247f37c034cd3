/** The icon of a result: its name in `assets/icons`. Pure. */
import type { Entry, Group } from '../../documents/find/entry.ts'
import type { App } from '../host/app.ts'
import { iconOfFile } from '../../files/fileIcons.ts'

const ICONS: Readonly<Record<Exclude<Group, 'Files'>, string>> = {
  Articles: 'blog-post',
  Projects: 'folder-programs',
  Skills: 'programs-access',
  Apps: 'programs-access',
  Pages: 'web-page',
}

export function iconOf(entry: Entry, apps: readonly App[]): string {
  const { group, name, appName, link, icon } = entry
  if (icon !== undefined) return icon
  if (group === 'Files') return iconOfFile(name)
  const places = apps.flatMap((app) => app.places ?? [])
  const place = group === 'Apps' ? places.find(({ path }) => path === link) : undefined
  return place?.icon ?? apps.find((app) => app.appName === appName)?.icon ?? ICONS[group]
}
