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
  const section = decodedPart(hash.join('#'))
  return {
    path: path.length > 1 ? path.replace(/\/$/, '') : path,
    ...(section !== '' && { section }),
  }
}

/** What a part of an address stands for (`a part` for `a%20part`); text that is not encoded is kept as it is. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Any text as one part of a path, with letters of all scripts as they are. Half a surrogate pair becomes U+FFFD. */
export function encodedPart(text: string): string {
  return readable(encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')))
}

/** A path with letters of all scripts as they are: browsers encode them where they hand an address out. */
function readable(path: string): string {
  return path.replaceAll(/(?:%[89A-F][\dA-F])+/gi, decodedPart)
}

/** One text for a location: its path, and its section's id as the last part. */
export function locationText({ path, section }: WindowLocation): string {
  return section === undefined ? path : `${path}/${section}`
}

/** A part of a pattern that begins with a colon stands for any one part of a path, `*` at its end for one or more. */
function matchesPattern(path: string, pattern: string): boolean {
  const parts = path.split('/')
  const wanted = pattern.split('/')
  const hasRest = wanted.at(-1) === '*'
  if (hasRest ? parts.length < wanted.length : parts.length !== wanted.length) return false
  return wanted.every((part, index) =>
    part.startsWith(':') || part === '*' ? parts[index] !== '' : part === parts[index],
  )
}

/**
 * The location that a text of `locationText` names, with encoded signs or without; null where no app shows it. The last
 * part is the section's id where an app shows the path before it.
 * @param hasSections whether the pages that the app shows have sections
 */
export function locationAt(
  text: string,
  manifests: Manifests,
  hasSections: (app: AppManifest) => boolean,
): WindowLocation | null {
  const location = locationOf(readable(text))
  if (location === null || appAt(location.path, manifests))
    return location && { path: location.path }
  const { path } = location
  const end = path.lastIndexOf('/')
  const page = path.slice(0, end)
  const app = appAt(page, manifests)
  return app && hasSections(app) ? { path: page, section: decodedPart(path.slice(end + 1)) } : null
}

/** `My Computer` and `MyComputer` become `my-computer`. */
export function kebabCase(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
}
