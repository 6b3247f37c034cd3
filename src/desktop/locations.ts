/**
 * The one module that maps a path to the app whose windows show it, and an app to its path. Pure:
 * all it knows comes from the manifests.
 */
import type { AppManifest, Manifests, WindowManifest } from './manifest.ts'
import type { WindowLocation } from './state.ts'

/** The path that a new window of the app shows, or null where it shows none. */
export function pathOfApp(manifest: WindowManifest): string | null {
  if (manifest.kind === 'message') return null
  return manifest.path === undefined ? `/${kebabCase(manifest.appName)}` : manifest.path
}

/** Whether windows of the app can show this path. */
export function canShow(manifest: AppManifest, path: string): boolean {
  if (manifest.kind !== 'ordinary') return false
  if (pathOfApp(manifest) === path) return true
  return manifest.opens?.some((pattern) => matchesPattern(path, pattern)) ?? false
}

/** The app whose windows show this path: the first registered one that can, or undefined. */
export function appAt(path: string, manifests: Manifests): AppManifest | undefined {
  return [...manifests.values()].find((manifest) => canShow(manifest, path))
}

/**
 * The location that a link names, or null where the link leads off this site or to a section of the
 * page it stands on. A query and a slash at the end make no difference.
 * @param link such as `/blog/a-post#part`
 */
export function locationOf(link: string): WindowLocation | null {
  if (!/^\/(?!\/)/.test(link)) return null
  const [address = '', ...hash] = link.split('#')
  const [path = ''] = address.split('?')
  const section = decodedSection(hash.join('#'))
  return {
    path: path.length > 1 ? path.replace(/\/$/, '') : path,
    ...(section !== '' && { section }),
  }
}

/** The section's id that a hash names (`a%20part` without `#`); text that is not encoded is kept as it is. */
export function decodedSection(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** One text for a location: its path, and its section's id as the last part. */
export function locationText({ path, section }: WindowLocation): string {
  return section === undefined ? path : `${path}/${section}`
}

/** A part of a pattern that begins with a colon stands for any one part of a path. */
function matchesPattern(path: string, pattern: string): boolean {
  const parts = path.split('/')
  const wanted = pattern.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? parts[index] !== '' : part === parts[index],
    )
  )
}

/** `My Computer` and `MyComputer` become `my-computer`. */
function kebabCase(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
}
