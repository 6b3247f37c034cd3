import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { XmlDocument } from 'libxml2-wasm'
import pMap from 'p-map'
import type { InlineSources } from '../../server/http/builtSite.ts'
import type { OutsideSources } from '../../server/http/securityHeaders.ts'
import { cachedParts, digestOf } from '../cache/cache.ts'
import { filesBelow } from './fileList.ts'
import { inlineSources } from './inlineSources.ts'
import { withPolicy, writePolicies } from './pagePolicy.ts'
import type { SiteFile } from '../siteFile.ts'

/** Rendering keeps one core busy; meanwhile cached files are read and others written. */
const AT_ONCE = 8

export interface WritePlace {
  readonly site: string
  /** Of the project, for its cache. */
  readonly root: string
  /** Digest of everything that renders the files, the base included. */
  readonly version: string
  /** What pages may use; undefined if the policy is only in the headers. */
  readonly policy?: OutsideSources | undefined
}

type AnyFile = SiteFile<string | Uint8Array>

/** @returns the hashes of inline styles and scripts, including those of pages from `public` */
export async function writeFiles(
  files: readonly AnyFile[],
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
      return JSON.parse(inline.toString()) as InlineSources
    },
    { concurrency: AT_ONCE },
  )
  const all = [inlineSources(given), ...inside]
  return {
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
  }
}

async function render(file: AnyFile, { root, version, policy }: WritePlace) {
  const make = async () => {
    const made = await file.text()
    const isPage = file.path.endsWith('.html')
    if (file.path.endsWith('.xml')) assertXml(file.path, String(made))
    const text = isPage && policy ? withPolicy(String(made), policy) : made
    return { text, inline: JSON.stringify(inlineSources(isPage ? [String(text)] : [])) }
  }
  if (!file.parts) return make()
  return cachedParts(root, 'files', digestOf(version, policy, file.path, ...file.parts), make)
}

/** @throws {Error} naming the file that readers could not parse */
function assertXml(name: string, text: string): void {
  try {
    XmlDocument.fromString(text).dispose()
  } catch (cause) {
    const said = cause instanceof Error ? cause.message.trim() : String(cause)
    throw new Error(`${name} would not be XML: ${said}`, { cause })
  }
}
