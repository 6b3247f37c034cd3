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

/** Rendering keeps one core busy; meanwhile cached files are read and others written. */
const AT_ONCE = 8

export interface WritePlace {
  readonly site: string
  readonly cache: Cache
  readonly version: string
  readonly base: string
  /** What pages may use; undefined if the policy is only in the headers. */
  readonly policy?: OutsideSources | undefined
}

/** @returns the hashes of inline styles and scripts, including those of pages from `public` */
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

function joined(all: readonly InlineSources[]): InlineSources {
  return {
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
  }
}

/** HTML files that are already there: pages copied unchanged from `public`. */
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

/** @throws {Error} naming URLs that lack the base */
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
