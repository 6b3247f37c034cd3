/** Finds the mistakes in all of the owner's content, including references between its parts. */
import type { TextFile } from '../articles/article.ts'
import type { PublishingRules } from '../articles/publishing.ts'
import type { Content } from '../kinds/content.ts'
import { type Address, textsOf } from '../kinds/kind.ts'
import { FOLDERS, KINDS } from '../kinds/kinds.ts'
import type { Problem } from '../problems/problem.ts'
import { findBodyProblems } from './bodyChecks.ts'
import { findDataProblems } from './dataChecks.ts'
import { knownIn, windowPath } from './known.ts'
import { findLostLinks, type Site } from './linkChecks.ts'

const SOME_ADDRESS = 'https://site.invalid'
/** About as many as search engines show; the site's name is left out where it would not fit. */
const SHOWN_LETTERS = 70

/** @param rules decide which articles the site's links may point to */
export function checkContent(content: Content, rules: PublishingRules): readonly Problem[] {
  const addresses = KINDS.flatMap((kind) => kind.addresses?.(content, rules) ?? [])
  const site = siteOf(content, addresses)
  return [
    ...findDataProblems(content, knownIn(content, site, rules.today)),
    ...FOLDERS.flatMap((folder) =>
      textsOf(content, folder).flatMap((text) => [
        ...text.matter.problems,
        ...text.broken,
        ...findLongTitle(text),
        ...findBodyProblems(text, content),
        ...findLostLinks(text, folder.pathOf(text.slug), site),
      ]),
    ),
    ...KINDS.flatMap((kind) => kind.problems?.(content) ?? []),
    ...findTakenPaths(addresses, content),
    ...content.ofFiles,
  ]
}

function findLongTitle({ place: file, matter }: TextFile): readonly Problem[] {
  const { title } = (matter.matter ?? {}) as { readonly title?: unknown }
  if (typeof title !== 'string' || title.length <= SHOWN_LETTERS) return []
  const message = `title: it has ${title.length} letters, of which search engines show about ${SHOWN_LETTERS}`
  return [{ file, line: matter.lineOf(['title']), message, isWarning: true }]
}

function siteOf({ paths, data, place }: Content, addresses: readonly Address[]): Site {
  const address = (data['site']?.value as { readonly address?: unknown } | undefined)?.address
  const shown = addresses.filter(({ isHeldBack }) => isHeldBack !== true)
  return {
    address: typeof address === 'string' && URL.canParse(address) ? address : SOME_ADDRESS,
    paths: new Set([...paths, ...shown.map(({ path }) => path)]),
    files: place.files,
    later: new Map(
      addresses.flatMap(({ path, later }) => (later === undefined ? [] : [[path, later] as const])),
    ),
    ids: new Map(
      addresses.flatMap(({ path, ids }) => (ids ? [[path, idsAt(path, addresses)] as const] : [])),
    ),
  }
}

/** An address that two pages claim, which is told, has the ids of both, so that no link to it is a second mistake. */
function idsAt(path: string, addresses: readonly Address[]): ReadonlySet<string> {
  return new Set(addresses.flatMap((each) => (each.path === path ? (each.ids ?? []) : [])))
}

/** What of the program or of the owner's other files has the address. */
function ownerOf(path: string, { apps, paths, place }: Content): string {
  const app = apps.find((name) => windowPath(name) === path)
  if (app !== undefined) return `the app ${app}`
  return paths.some((each) => each === path || each.startsWith(`${path}/`))
    ? `a file in ${place.files}`
    : "the program's own page of this name"
}

function findTakenPaths(addresses: readonly Address[], content: Content): readonly Problem[] {
  const taken = new Set([...content.reserved, ...content.paths])
  return addresses.flatMap(({ path, file }): readonly Problem[] => {
    if (file === undefined) return []
    const other = addresses.find((each) => each.path === path && each.file !== file)
    const isTaken = taken.has(path) || (other && other.file === undefined)
    if (!isTaken && (other?.file ?? file) >= file) return []
    const whose = isTaken ? ownerOf(path, content) : other?.file
    const message = `its name: ${path} is the address of ${whose} already; rename the file`
    return [{ file, line: undefined, message }]
  })
}
