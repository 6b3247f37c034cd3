/** Writes the files of the site, and renders those that no earlier build has kept. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pMap from 'p-map'
import type { InlineSources } from '../../server/http/inlineSources.ts'
import type { OutsideSources } from '../../server/http/securityHeaders.ts'
import { type Cache, digestOf } from '../cache/cache.ts'
import { assertBase, assertBaseIn } from './baseCheck.ts'
import { filesBelow } from './fileList.ts'
import { inlineSources } from './inlineSources.ts'
import { withPolicy, writePolicies } from './pagePolicy.ts'
import type { SiteFile } from './siteFile.ts'

/** Rendering keeps one core busy; meanwhile kept files are read and others written. */
const AT_ONCE = 8

export interface WritePlace {
  /** Absolute path of the built site. */
  readonly site: string
  readonly cache: Cache
  /** Of the program that renders. */
  readonly version: string
  /** Where the site lies on its host: `/`, `/portfolio/`. */
  readonly base: string
  /** What the pages may use, where the policy stands in the pages themselves. */
  readonly policy?: OutsideSources | undefined
}

/** @returns the hashes of the styles and scripts inside the pages, of the owner's own, too */
export async function writeFiles(
  files: readonly SiteFile[],
  place: WritePlace,
): Promise<InlineSources> {
  const { site, base, policy } = place
  if (policy) writePolicies(site, policy)
  assertBase(site, base)
  const given = inlineSources(pagesIn(site))
  const inside = await pMap(
    files,
    async (file) => {
      const { text, inline } = await render(file, place)
      const target = path.join(site, file.path)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, text)
      return inline
    },
    { concurrency: AT_ONCE },
  )
  return joined([given, ...inside])
}

/** @returns each once */
function joined(all: readonly InlineSources[]): InlineSources {
  return {
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
  }
}

/** What lies there before: pages that are served as the owner has put them into `public`. */
function pagesIn(site: string): readonly string[] {
  return filesBelow(site)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(path.join(site, name), 'utf8'))
}

interface RenderedFile {
  readonly text: string | Uint8Array
  readonly inline: InlineSources
}

async function render(file: SiteFile, place: WritePlace): Promise<RenderedFile> {
  const { cache, version, base, policy } = place
  if (!file.parts) return finish(file, place)
  const key = digestOf(version, base, policy, file.path, ...file.parts)
  const { text, inline } = await cache.parts('files', key, async () => {
    const made = await finish(file, place)
    return { text: made.text, inline: JSON.stringify(made.inline) }
  })
  return { text, inline: JSON.parse(inline.toString()) as InlineSources }
}

/**
 * Renders a file, and takes it apart, which takes as long.
 * @throws {Error} naming addresses in it that lack the base
 */
async function finish(
  file: SiteFile,
  { base, policy }: Pick<WritePlace, 'base' | 'policy'>,
): Promise<RenderedFile> {
  const isPage = file.path.endsWith('.html')
  const made = await file.text()
  const text = isPage && policy ? withPolicy(made, policy) : made
  assertBaseIn([[file.path.slice(1), text]], base)
  return { text, inline: isPage ? inlineSources([text]) : { styles: [], scripts: [] } }
}
