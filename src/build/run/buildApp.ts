/** Builds the whole site. Each step after the bundles reads what the previous ones wrote. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ViteBuilder } from 'vite'
import { BUILT_SITE_FILE, type BuiltSite } from '../../server/http/builtSite.ts'
import { allSources, contentSources, originsOf } from '../../server/http/outsideSources.ts'
import { securityHeaders } from '../../server/http/securityHeaders.ts'
import { takeReports } from '../bundling/bundleReports.ts'
import { PROGRAM_ENTRY } from '../bundling/chunks.ts'
import { BUNDLES, foldersIn } from '../bundling/environments.ts'
import { EMBLEM_ICON } from '../art/icons.ts'
import { digestOf, sweep, toolsDigest } from '../cache/cache.ts'
import { pictureAlts } from '../content/pictureAlts.ts'
import { compressFolder } from '../html/compress.ts'
import type { LoadedContent } from '../content/kinds/content.ts'
import { copyOwnFiles, ownFiles } from '../content/words/ownFiles.ts'
import type { ContentPlace } from '../content/words/contentPlace.ts'
import { FILE_LIST, filesBelow, listFiles, sourcesOf } from '../html/fileList.ts'
import { writeServiceWorker } from '../html/offlineCopy.ts'
import { isPolicyInPages } from '../html/pagePolicy.ts'
import { bundledSoftware } from '../html/software.ts'
import { withThumbnails } from '../html/thumbnails.ts'
import { loadPagesBundle } from '../html/bundledContent.ts'
import { drawnFiles } from '../html/drawnFiles.ts'
import { addPictures, lookIn, pageAssets, startAssets } from '../html/pageAssets.ts'
import { writeFiles } from '../html/writeFiles.ts'
import { chatServerIn, NGINX_LINES_FILE, typesOf } from '../hosts/hostFacts.ts'
import { writeHostFiles } from '../hosts/writeHostFiles.ts'
import { withProgress } from '../scripts/progress.mjs'

const MANIFEST = 'manifest.json'
const ASSISTANT_NEEDS =
  'The assistant answers where node dist/server/node.js, or another program of src/server, runs beside the site.\nFor a host of files alone build with MEADOW_ASSISTANT=browser: then it answers in the visitor’s browser.\n'

export async function buildApp(
  builder: ViteBuilder,
  out: string,
  loaded: LoadedContent,
): Promise<void> {
  const { site, place } = loaded
  const { root, base } = builder.config
  const chatServer = chatServerIn(process.env)
  const folders = foldersIn(out)
  const chatBase = builder.config.env['VITE_CHAT_API_BASE'] as string | undefined
  const sources = allSources(contentSources(site), { connect: originsOf(chatBase ?? null) })
  const policy = isPolicyInPages(process.env) ? sources : undefined
  await withProgress('Bundling', () => bundleAll(builder))
  // Vite's output for index.html; the pages' bundle renders the document instead.
  rmSync(path.join(folders.client, PROGRAM_ENTRY))
  copyOwnFiles(place, folders.client)
  const client = takeReports(folders.client)
  const published = [client, takeReports(folders.worker), takeReports(folders.server)]
  await withProgress('Writing the pages', async () => {
    const pages = takeReports(folders.pages)
    const all = addPictures(client.manifest, folders.client, pages.manifest, folders.pages)
    writeFileSync(path.join(out, MANIFEST), JSON.stringify(all))
    const { renderer, version, content } = await loadPagesBundle(
      folders.pages,
      pages.manifest,
      root,
    )
    const look = await lookIn(all, root, base)
    const bundles = { look, site: folders.client, manifest: all, base }
    const bootScript = readFileSync(path.join(folders.boot, 'boot.js'), 'utf8')
    const sourceFiles = Object.values(client.manifest).flatMap(({ src }) => src ?? [])
    const packages = published.flatMap((each) => each.packages)
    const plan = renderer.planSite(content, {
      assets: pageAssets(bundles),
      start: startAssets(bundles, bootScript),
      facts: {
        year: new Date().getFullYear(),
        software: bundledSoftware(packages, sourceFiles, root),
      },
    })
    const { redirects, offline, searchIndex } = plan
    const inPages = await writeFiles(
      [...plan.files, ...(await drawnFiles(plan, loaded, folders.client))],
      { site: folders.client, root, version: digestOf(toolsDigest(root), version, base), policy },
    )
    if (site.icon !== null) rmSync(path.join(folders.client, EMBLEM_ICON), { force: true })
    const built: BuiltSite = { inline: inPages, redirects }
    writeJson(path.join(folders.server, BUILT_SITE_FILE), built)
    const own = ownFiles(place)
    const alts = pictureAlts(loaded)
    const listed = await withThumbnails(
      listFiles(filesBelow(folders.client), { sources: sourcesOf(all), own, alts }),
      root,
      folders.client,
    )
    const index = searchIndex(listed)
    writeFileSync(path.join(folders.client, index.path), await index.text())
    await writeServiceWorker(folders.client, all, offline, path.join(folders.worker, 'sw.js'), base)
    writeJson(path.join(folders.client, FILE_LIST), listed)
    writeHostFiles(out, {
      headers: securityHeaders(allSources(sources, inPages)),
      redirects,
      address: site.address,
      hasAssistant: site.assistant?.answers === 'service',
      chatServer,
      files: path
        .resolve(root, process.env['MEADOW_TARGET'] ?? out, 'client')
        .replaceAll('\\', '/'),
      base,
      types: typesOf(filesBelow(folders.client)),
      nginxLines: ownFile(place, NGINX_LINES_FILE),
    })
  })
  rmSync(path.dirname(folders.pages), { recursive: true })
  await withProgress('Compressing', () => compressFolder(folders.client, root))
  if (site.assistant?.answers === 'service') process.stdout.write(ASSISTANT_NEEDS)
  sweep(path.join(root, '.cache/art'))
  sweep(path.join(root, '.cache/made'))
}

function ownFile({ root, words }: ContentPlace, name: string): string | null {
  const file = path.join(root, words, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

async function bundleAll(builder: ViteBuilder): Promise<void> {
  for (const name of BUNDLES) {
    const environment = builder.environments[name]
    if (environment) await builder.build(environment)
  }
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, JSON.stringify(value))
}
