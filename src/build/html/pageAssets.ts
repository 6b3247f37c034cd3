/** What pages load: their styles, and the scripts and styles of the bundles. */
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { DESKTOP_MEDIA, PHONE_MEDIA } from '../../base/theme/layoutMedia.ts'
import { withBase } from '../../owner/base.ts'
import type { PageAssets, Sheet, StyleKind } from '../../site/document.ts'
import type { LookAssets } from '../../site/look.ts'
import type { Needed, StartAssets } from '../../site/startDocument.ts'
import { filesNeededBy } from '../bundling/bundleReports.ts'
import { lookAssets } from '../bundling/lookScript.ts'
import { byKind, KIND_STYLES, PAGES_ENTRY, PROGRAM_ENTRY } from '../bundling/chunks.ts'

const PICTURE = /\.(?:avif|webp|png|jpe?g|svg)$/
/** What the desktop and the phone's grid need besides the program. */
const DESKTOP = ['src/app/DesktopLayout.tsx', 'src/display/compositor/Compositor.tsx']
const PHONE = ['src/shell/phone/MobileLayout.tsx']
/** Pixi's renderers, imported lazily. The package may be in a folder above the project. */
const RENDERERS = {
  webgl: 'pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs',
  canvas: 'pixi.js/lib/rendering/renderers/canvas/CanvasRenderer.mjs',
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

export interface Bundles {
  readonly look: LookAssets
  /** Absolute path of the built site. */
  readonly site: string
  readonly manifest: Manifest
  /** The site's path on its host: `/`, `/portfolio/`. */
  readonly base: string
}

function addressOf(file: string, base: string): string {
  return withBase(`/${file}`, base)
}

/**
 * Cascade layers rank in the order of first mention, so the sheet that names all of them
 * (src/base/theme/base.css) comes first.
 * @throws {Error} unless exactly one sheet names the layers
 */
function sheetsOf(files: readonly string[], bundles: Bundles): readonly Sheet[] {
  const sheets = files.map((file) => readSheet(file, bundles))
  const first = sheets.filter(({ text }) => text.includes('@layer reset'))
  if (first.length !== 1) throw new Error('One style sheet of a page should order the layers.')
  return [...first, ...sheets.filter((sheet) => !first.includes(sheet))]
}

/** @throws {Error} if a sheet cannot be inlined */
function readSheet(file: string, { site, base }: Bundles): Sheet {
  const text = readFileSync(path.join(site, file), 'utf8').trim()
  if (text.includes('</')) throw new Error(`${file} cannot stand in a page: it has an end tag.`)
  if (/url\((?!["']?(?:\/|data:|#))/.test(text)) {
    throw new Error(`${file} cannot stand in a page: it names a file beside itself.`)
  }
  return { address: addressOf(file, base), text }
}

export async function lookIn(manifest: Manifest, root: string, base: string): Promise<LookAssets> {
  return lookAssets(root, (source) =>
    addressOf(filesNeededBy(manifest, source).modules[0] ?? '', base),
  )
}

export function pageAssets(bundles: Bundles): PageAssets {
  const { manifest, base } = bundles
  const { modules, styles } = filesNeededBy(manifest, PAGES_ENTRY)
  const [script = '', ...imported] = modules.map((each) => addressOf(each, base))
  const only = (kind: StyleKind): readonly Sheet[] =>
    filesNeededBy(manifest, KIND_STYLES[kind])
      .styles.filter((each) => !styles.includes(each))
      .map((each) => readSheet(each, bundles))
  return {
    look: bundles.look,
    styles: sheetsOf(styles, bundles),
    kindStyles: byKind(only),
    scripts: [script],
    modules: imported,
  }
}

/** @param script of the boot screen */
export function startAssets(bundles: Bundles, script: string): StartAssets {
  const { manifest, base } = bundles
  const { modules, styles } = filesNeededBy(manifest, PROGRAM_ENTRY)
  const need = (entries: readonly string[], condition: Needed['condition']): Needed => {
    const needed = entries.map((entry) => filesNeededBy(manifest, entry))
    const more = new Set(needed.flatMap((each) => each.styles))
    return {
      modules: needed.flatMap((each) => each.modules.map((file) => addressOf(file, base))),
      styles: [...more]
        .filter((each) => !styles.includes(each))
        .map((each) => readSheet(each, bundles)),
      condition,
    }
  }
  return {
    look: bundles.look,
    styles: styles.map((each) => readSheet(each, bundles)),
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
    script,
  }
}
