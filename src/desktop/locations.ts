/** Maps paths to apps and apps to paths. It knows only the manifests. */
import type { AppManifest, Manifests, WindowManifest } from './manifest.ts'
import type { WindowLocation } from './state.ts'

/** The path that a new window of the app shows, or null if it shows none. */
export function pathOfApp(manifest: WindowManifest): string | null {
  if (manifest.kind === 'message') return null
  return manifest.path === undefined ? `/${kebabCase(manifest.appName)}` : manifest.path
}

export function canShow(manifest: AppManifest, path: string): boolean {
  if (manifest.kind !== 'ordinary') return false
  if (pathOfApp(manifest) === path) return true
  return manifest.opens?.some((pattern) => matchesPattern(path, pattern)) ?? false
}

export function appAt(path: string, manifests: Manifests): AppManifest | undefined {
  return [...manifests.values()].find((manifest) => canShow(manifest, path))
}

/** Null for other sites and sections of the same page. Ignores a query and a trailing slash. */
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

/** Decodes a part of an address. Text that is not validly encoded is returned unchanged. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Keeps letters of all scripts readable. A lone surrogate becomes U+FFFD. */
export function encodedPart(text: string): string {
  return readable(encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')))
}

/** Decodes the letters that browsers encode in addresses. */
function readable(path: string): string {
  return path.replaceAll(/(?:%[89A-F][\dA-F])+/gi, decodedPart)
}

/** Joins the path and the id of the section, which becomes the last part. */
export function locationText({ path, section }: WindowLocation): string {
  return section === undefined ? path : `${path}/${section}`
}

/** `:name` matches one part of a path, and a final `*` matches one or more. */
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
 * Parses a text made by `locationText`, encoded or not. Null if no app shows it. The last part is a
 * section if an app shows the path before it, and its pages have sections.
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
