/** Writes the files of the site, and renders those that no earlier build has kept. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pMap from 'p-map'
import type { InlineSources } from '../../server/http/inlineSources.ts'
import { type ContentCache, digestOf } from '../cache/contentCache.ts'
import { filesBelow } from './fileList.ts'
import { inlineSources } from './inlineSources.ts'
import type { SiteFile } from './siteFile.ts'

/** Rendering keeps one core busy; meanwhile kept files are read and others written. */
const AT_ONCE = 8

export interface WritePlace {
  /** Absolute path of the built site. */
  readonly site: string
  readonly cache: ContentCache
  /** Of the program that renders. */
  readonly version: string
}

/** @returns the hashes of the styles and scripts inside the pages, of the owner's own, too */
export async function writeFiles(
  files: readonly SiteFile[],
  { site, cache, version }: WritePlace,
): Promise<InlineSources> {
  const given = inlineSources(pagesIn(site))
  const inside = await pMap(
    files,
    async (file) => {
      const { text, inline } = await render(file, cache, version)
      const place = path.join(site, file.path)
      await mkdir(path.dirname(place), { recursive: true })
      await writeFile(place, text)
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

async function render(file: SiteFile, cache: ContentCache, version: string): Promise<RenderedFile> {
  if (!file.parts) {
    const text = await file.text()
    return { text, inline: inlineIn(file, text) }
  }
  const key = digestOf(version, file.path, ...file.parts)
  const { text, inline } = await cache.parts('files', key, async () => {
    const made = await file.text()
    // Taking a page apart takes as long as rendering it.
    return { text: made, inline: JSON.stringify(inlineIn(file, made)) }
  })
  return { text, inline: JSON.parse(inline.toString()) as InlineSources }
}

function inlineIn({ path: place }: SiteFile, text: string): InlineSources {
  return place.endsWith('.html') ? inlineSources([text]) : { styles: [], scripts: [] }
}
