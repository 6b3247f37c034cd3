/** Checks the links of an article within this site. */
import type { ArticleFacts } from '../articles/articleFacts.ts'
import { didYouMean } from '../problems/didYouMean.ts'
import type { Problem } from '../problems/problem.ts'
import { postPath } from '../../../owner/paths.ts'
import { baseOf, withoutBase } from '../../../owner/base.ts'

export interface Site {
  /** The URL of the site without a trailing slash. Paths are relative to it. */
  readonly address: string
  /** Paths of pages and files: `/blog`, `/favicon.svg`. */
  readonly paths: ReadonlySet<string>
  /** Ids by path, for pages whose ids are known. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>
  /** Why a build does not publish a page, which development may show, by its path. */
  readonly later: ReadonlyMap<string, string>
  /** Where the owner's files are, which are published as they are. */
  readonly files: string
}

const OTHER_SCHEMES = /^(?:mailto|tel):./
const WEB = /^https?:\/\//
const FILE = /\.(?!html$)[a-z]\w*$/i

/**
 * Links to other sites are not checked.
 * @param from path of the page that contains it
 * @returns undefined for a valid link
 */
export function linkMismatch(link: string, from: string, site: Site): string | undefined {
  if (OTHER_SCHEMES.test(link)) return undefined
  const isWhole = WEB.test(link)
  if (isWhole && !URL.canParse(link)) return `link '${link}' is not a valid address`
  const own = new URL(site.address).origin
  if (isWhole && new URL(link).origin !== own) return undefined
  const base = baseOf(site.address)
  if (!isWhole && !/^(?:#|\/(?!\/))/.test(link)) {
    const meant = pageBeside(link, from, site)
    if (meant !== undefined) return `link '${link}': expected '${meant}'`
    const place =
      FILE.test(link) && link.startsWith('.') ? `; files of yours belong into ${site.files}` : ''
    return `link '${link}': expected /path on this site, #heading on this page, https://…, or mailto:…${place}`
  }
  const { pathname: address, hash } = new URL(link, own + from)
  const pathname = isWhole ? withoutBase(address, base) : address
  // Another site on the same host.
  if (pathname === '') return undefined
  if (!site.paths.has(pathname)) {
    const later = site.later.get(pathname)
    if (later !== undefined) return `link '${link}' leads nowhere yet: ${later}`
    const hint = suggestion(pathname, base, site)
    return `link '${link}' leads nowhere: this site has no ${pathname}${hint}`
  }
  const ids = [...(site.ids.get(pathname) ?? [])].map((id) => `#${id}`)
  const isThere = ids.some((id) => new URL(id, own).hash === hash)
  if (hash === '' || !site.ids.has(pathname) || isThere) return undefined
  const expected =
    ids.length > 0 ? `expected one of ${ids.join(', ')}` : 'nothing on it has a heading or an id'
  return `link '${link}' leads nowhere: ${pathname} has no ${link.slice(link.indexOf('#'))}; ${expected}`
}

/** The page of a Markdown file that lies beside the text, as links of other programs name it: `other.md#part`. */
function pageBeside(link: string, from: string, { paths, later }: Site): string | undefined {
  const { slug, hash = '' } =
    /^(?:[\w.-]*\/)*(?<slug>[\w-]+)(?:\.mdx?)?(?<hash>#.*)?$/.exec(link)?.groups ?? {}
  if (slug === undefined || link.startsWith('/')) return undefined
  const found = [from.replace(/[^/]*$/, slug), postPath(slug), `/${slug}`].find(
    (path) => paths.has(path) || later.has(path),
  )
  return found && found + hash
}

export function findLostLinks(
  { place, facts }: { readonly place: string; readonly facts: ArticleFacts },
  path: string,
  site: Site,
): readonly Problem[] {
  return facts.links.flatMap(({ text, line }) => {
    const message = linkMismatch(text, path, site)
    if (message !== undefined) return [{ file: place, line, message }]
    const later = site.later.get(text.replace(/[?#].*$/, ''))
    if (later === undefined) return []
    const warning = `link '${text}' would stop the build: ${later}`
    return [{ file: place, line, message: warning, isWarning: true }]
  })
}

/** The most similar paths; for a path that includes the base, the path without it. */
function suggestion(pathname: string, base: string, { paths, files }: Site): string {
  const bare = withoutBase(pathname, base)
  if (FILE.test(pathname)) return `; files of yours belong into ${files}`
  if (paths.has(bare)) return `; expected ${bare}, since the site's own links leave ${base} out`
  return didYouMean(
    pathname,
    [...paths].filter((path) => !/\.[a-z]+$/.test(path)),
  )
}
