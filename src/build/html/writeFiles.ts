import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { XmlDocument } from 'libxml2-wasm'
import pMap from 'p-map'
import type { InlineSources } from '../../server/http/inlineSources.ts'
import type { OutsideSources } from '../../server/http/securityHeaders.ts'
import { type Cache, digestOf } from '../cache/cache.ts'
import { filesBelow } from './fileList.ts'
import { inlineSources } from './inlineSources.ts'
import { withPolicy, writePolicies } from './pagePolicy.ts'
import type { SiteFile } from './siteFile.ts'

/** Rendering keeps one core busy; meanwhile cached files are read and others written. */
const AT_ONCE = 8

export interface WritePlace {
  readonly site: string
  readonly cache: Cache
  /** Digest of everything that renders the files, the base included. */
  readonly version: string
  /** What pages may use; undefined if the policy is only in the headers. */
  readonly policy?: OutsideSources | undefined
}

/** @returns the hashes of inline styles and scripts, including those of pages from `public` */
export async function writeFiles(
  files: readonly SiteFile[],
  place: WritePlace,
): Promise<InlineSources> {
  const { site, policy } = place
  if (policy) writePolicies(site, policy)
  const published = filesBelow(site).filter((name) => name.endsWith('.html'))
  const given = published.map((name) => readFileSync(path.join(site, name), 'utf8'))
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
  const all = [inlineSources(given), ...inside]
  return {
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
  }
}

interface RenderedFile {
  readonly text: string | Uint8Array
  readonly inline: InlineSources
}

async function render(file: SiteFile, { cache, version, policy }: WritePlace) {
  const make = async (): Promise<RenderedFile> => {
    const made = await file.text()
    const isPage = file.path.endsWith('.html')
    if (file.path.endsWith('.xml')) assertXml(file.path, made)
    const text = isPage && policy ? withPolicy(made, policy) : made
    return { text, inline: inlineSources(isPage ? [text] : []) }
  }
  if (!file.parts) return make()
  const key = digestOf(version, policy, file.path, ...file.parts)
  const { text, inline } = await cache.parts('files', key, async () => {
    const made = await make()
    return { text: made.text, inline: JSON.stringify(made.inline) }
  })
  return { text, inline: JSON.parse(inline.toString()) as InlineSources }
}

/** @throws {Error} naming the file that readers could not parse */
function assertXml(name: string, text: string | Uint8Array): void {
  try {
    XmlDocument.fromString(String(text)).dispose()
  } catch (cause) {
    const said = cause instanceof Error ? cause.message.trim() : String(cause)
    throw new Error(`${name} would not be XML: ${said}`, { cause })
  }
}
