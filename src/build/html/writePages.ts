/** Writes what the pages' bundle renders: HTML files, feeds, data, and their pictures. */
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { withBase } from '../../owner/base.ts'
import { DESKTOP_MEDIA, PHONE_MEDIA } from '../../base/theme/layoutMedia.ts'
import type { InlineSources } from '../../server/http/inlineSources.ts'
import type { OutsideSources } from '../../server/http/securityHeaders.ts'
import type { PageAssets, Sheet, StyleKind } from '../../site/document.ts'
import type { Needed, StartAssets } from '../../site/startDocument.ts'
import type { BundledSoftware } from '../../site/buildFacts.ts'
import { filesNeededBy } from '../bundling/bundleReports.ts'
import { byKind, KIND_STYLES, PAGES_ENTRY, PROGRAM_ENTRY } from '../bundling/chunks.ts'
import { type Cache, digestOf, toolsDigest } from '../cache/cache.ts'
import type { LoadedContent } from '../content/kinds/content.ts'
import { loadPagesBundle } from './bundledContent.ts'
import { drawPlan } from './drawPlan.ts'
import type { SitePlan } from './renderSite.tsx'
import { writeFiles } from './writeFiles.ts'

const PICTURE = /\.(?:avif|webp|png|jpe?g|svg)$/
/** What the desktop and the phone's grid need besides the program. */
const DESKTOP = ['src/app/DesktopLayout.tsx', 'src/display/compositor/Compositor.tsx']
const PHONE = ['src/shell/phone/MobileLayout.tsx']
/** Pixi's renderers, imported lazily. The package may be in a folder above the project. */
const RENDERERS = {
  webgl: 'pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs',
  canvas: 'pixi.js/lib/rendering/renderers/canvas/CanvasRenderer.mjs',
}

export interface PagesInput {
  readonly site: string
  readonly manifest: Manifest
  readonly bundle: { readonly folder: string; readonly manifest: Manifest }
  readonly bootScript: string
  readonly software: readonly BundledSoftware[]
  readonly loaded: LoadedContent
  /** The site's path on its host: `/`, `/portfolio/`. */
  readonly base: string
  /** What pages may use; undefined if the policy is only in the headers. */
  readonly policy: OutsideSources | undefined
  readonly cache: Cache
}

export interface WrittenPages extends Pick<SitePlan, 'redirects' | 'offline' | 'searchIndex'> {
  readonly inPages: InlineSources
}

export async function writePages(input: PagesInput): Promise<WrittenPages> {
  const { site, bundle, software, loaded, base, policy, cache } = input
  const { renderer, version, content } = await loadPagesBundle(
    bundle.folder,
    bundle.manifest,
    cache,
  )
  const plan = renderer.planSite(content, {
    assets: pageAssets(input),
    start: startAssets(input),
    facts: { year: new Date().getFullYear(), software },
  })
  const program = digestOf(toolsDigest(loaded.place.root), version, base)
  const inPages = await writeFiles(plan.files, { site, cache, version: program, policy })
  await drawPlan(plan, loaded, { site, cache, program })
  return { ...plan, inPages }
}

/** @returns the manifest with pictures that only pages show, which the browser bundle lacks */
export function addPictures(
  manifest: Manifest,
  site: string,
  other: Manifest,
  bundle: string,
): Manifest {
  const pictures = Object.entries(other).filter(
    ([key, { file }]) => !manifest[key] && PICTURE.test(file),
  )
  for (const [, { file }] of pictures) cpSync(path.join(bundle, file), path.join(site, file))
  return { ...manifest, ...Object.fromEntries(pictures) }
}

function addressOf(file: string, base: string): string {
  return withBase(`/${file}`, base)
}

/**
 * Cascade layers rank in the order of first mention, so the sheet that names all of them
 * (src/base/theme/base.css) comes first.
 * @throws {Error} unless exactly one sheet names the layers
 */
function sheetsOf(
  files: readonly string[],
  { site, base }: Pick<PagesInput, 'site' | 'base'>,
): readonly Sheet[] {
  const sheets = files.map((file) => readSheet(file, site, base))
  const first = sheets.filter(({ text }) => text.includes('@layer reset'))
  if (first.length !== 1) throw new Error('One style sheet of a page should order the layers.')
  return [...first, ...sheets.filter((sheet) => !first.includes(sheet))]
}

/** @throws {Error} if a sheet cannot be inlined */
export function readSheet(file: string, site: string, base: string): Sheet {
  const text = readFileSync(path.join(site, file), 'utf8').trim()
  if (text.includes('</')) throw new Error(`${file} cannot stand in a page: it has an end tag.`)
  if (/url\((?!["']?(?:\/|data:|#))/.test(text)) {
    throw new Error(`${file} cannot stand in a page: it names a file beside itself.`)
  }
  return { address: addressOf(file, base), text }
}

function pageAssets(input: PagesInput): PageAssets {
  const { modules, styles } = filesNeededBy(input.manifest, PAGES_ENTRY)
  const [script = '', ...imported] = modules.map((each) => addressOf(each, input.base))
  const only = (kind: StyleKind): readonly Sheet[] =>
    filesNeededBy(input.manifest, KIND_STYLES[kind])
      .styles.filter((each) => !styles.includes(each))
      .map((each) => readSheet(each, input.site, input.base))
  return {
    styles: sheetsOf(styles, input),
    kindStyles: byKind(only),
    scripts: [script],
    modules: imported,
  }
}

function startAssets({ site, manifest, bootScript, base }: PagesInput): StartAssets {
  const { modules, styles } = filesNeededBy(manifest, PROGRAM_ENTRY)
  const need = (entries: readonly string[], condition: Needed['condition']): Needed => {
    const needed = entries.map((entry) => filesNeededBy(manifest, entry))
    const more = new Set(needed.flatMap((each) => each.styles))
    return {
      modules: needed.flatMap((each) => each.modules.map((file) => addressOf(file, base))),
      styles: [...more]
        .filter((each) => !styles.includes(each))
        .map((each) => readSheet(each, site, base)),
      condition,
    }
  }
  return {
    styles: styles.map((each) => readSheet(each, site, base)),
    entry: addressOf(modules[0] ?? '', base),
    needed: [
      need([PROGRAM_ENTRY], {}),
      need(DESKTOP, { media: DESKTOP_MEDIA }),
      need(PHONE, { media: PHONE_MEDIA }),
      ...Object.entries(RENDERERS).map(([renderer, module]) => {
        const entry = Object.keys(manifest).find((key) => key.endsWith(`/${module}`)) ?? module
        return need([entry], { renderer })
      }),
    ],
    script: bootScript,
  }
}
