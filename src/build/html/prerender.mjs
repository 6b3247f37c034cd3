/**
 * Writes what the bundle of the pages gives: HTML files, feeds, and the pictures that go with them.
 * The bundle is made for this step alone and taken away afterwards.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { drawAppIcons } from '../art/appIcons.mjs'
import { drawCards } from '../art/cards.mjs'
import { inlineFirstScript } from './firstScript.mjs'
import { inlineStyles } from './inlineStyles.mjs'
import { createPen } from '../art/pen.mjs'
import { readSoftware } from './software.mjs'

/** @typedef {import('../../site/document.ts').PageAssets} PageAssets */
/** @typedef {typeof import('./renderSite.tsx')} PrerenderModule */
/** @typedef {Readonly<Record<string, { file: string, css?: string[], imports?: string[] }>>} Manifest */

/** The bundler's list of its files, in each of its folders. */
const MANIFEST = '.vite/manifest.json'
const PICTURE = /\.(?:avif|webp|png|jpe?g|svg)$/
/** The entry of what the pages run (vite.config.ts). */
const ENTRY = 'src/boot/pageScript.ts'
/** What `/` loads in any case, and what the desktop and the phone's grid need besides. */
const PROGRAM = 'index.html'
const DESKTOP = ['src/app/DesktopLayout.tsx', 'src/display/compositor/Compositor.tsx']
const PHONE = ['src/shell/phone/MobileLayout.tsx']
/** What Pixi loads late by itself, by the names that the program has for them. */
const RENDERERS = {
  webgl: 'node_modules/pixi.js/lib/rendering/renderers/gl/WebGLRenderer.mjs',
  canvas: 'node_modules/pixi.js/lib/rendering/renderers/canvas/CanvasRenderer.mjs',
}

/**
 * @param {object} folders absolute paths
 * @param {string} folders.site what browsers load: it is written to
 * @param {readonly string[]} folders.bundles all that is published: their software is listed
 * @param {string} folders.bundle holds the bundle of `src/build/html/renderSite.tsx`; it is deleted
 * @param {string} folders.first holds the first script of `/`, `first.js`; it is deleted
 * @param {string} folders.art the sources of pictures and fonts
 */
export async function prerender({ site, bundles, bundle, first, art }) {
  /** @type {PrerenderModule} */
  const pages = await import(pathToFileURL(path.join(bundle, 'renderSite.js')).href)
  const manifest = bringPictures(bundle, site)
  const assets = pageAssets(manifest, ENTRY)
  const styles = groundFirst(assets.styles, site)
  const { files, cards, icons, home } = pages.renderSite(
    { ...assets, styles },
    {
      year: new Date().getFullYear(),
      software: readSoftware(bundles),
    },
  )
  for (const { path: place, text } of files) {
    const file = path.join(site, place)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  fillPlaces(path.join(site, 'index.html'), home)
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.html')) bringStyles(path.join(site, name), site)
  }
  bringFirstScript(site, path.join(first, 'first.js'), manifest, pages)
  rmSync(first, { recursive: true })
  await drawCards(cards, pages, createPen(path.join(art, 'fonts')), { site, assets: art })
  await drawAppIcons(icons, { site, assets: art })
  rmSync(bundle, { recursive: true })
}

/**
 * Brings along the pictures that only the pages show, and notes where each is from: the list of the
 * site's files (fileTree.mjs) wants to know.
 * @param {string} bundle
 * @param {string} site
 * @returns {Manifest} of the site, theirs included
 */
function bringPictures(bundle, site) {
  /** @param {string} folder @returns {Manifest} */
  const read = (folder) => JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8'))
  const manifest = { ...read(site) }
  for (const [key, entry] of Object.entries(read(bundle))) {
    if (manifest[key] || !PICTURE.test(entry.file)) continue
    cpSync(path.join(bundle, entry.file), path.join(site, entry.file))
    manifest[key] = entry
  }
  writeFileSync(path.join(site, MANIFEST), JSON.stringify(manifest))
  return manifest
}

/**
 * What an entry needs at once: its own file, what it imports, and the style sheets of all of them,
 * those of imported modules first.
 * @param {Manifest} manifest the bundler's list of its files
 * @param {string} entry
 * @returns {PageAssets}
 * @throws {Error} where the manifest lacks the entry
 */
export function pageAssets(manifest, entry) {
  /** @type {Set<string>} */
  const modules = new Set()
  /** @type {Set<string>} */
  const styles = new Set()
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The bundler's manifest does not know ${key}.`)
    if (modules.has(chunk.file)) return
    modules.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  visit(entry)
  const [script = '', ...imported] = [...modules].map(addressOf)
  return { styles: [...styles].map(addressOf), scripts: [script], modules: imported }
}

/** @param {string} file */
function addressOf(file) {
  return `/${file}`
}

/**
 * Layers rank in the order in which they are first named: the sheet that names all of them
 * (src/base/theme/base.css) comes before every other, wherever the bundler has it.
 * @param {readonly string[]} styles addresses
 * @param {string} site
 */
function groundFirst(styles, site) {
  /** @param {string} address */
  const isGround = (address) =>
    readFileSync(path.join(site, address), 'utf8').includes('@layer reset')
  const ground = styles.filter(isGround)
  if (ground.length !== 1) throw new Error('One style sheet of the pages should order the layers.')
  return [...ground, ...styles.filter((each) => !ground.includes(each))]
}

/**
 * Puts texts in the places of the comments that are named like them: `<!--head-->`.
 * @param {string} file
 * @param {Readonly<Record<string, string>>} texts
 * @throws {Error} where a place is missing
 */
function fillPlaces(file, texts) {
  let html = readFileSync(file, 'utf8')
  for (const [name, text] of Object.entries(texts)) {
    const place = `<!--${name}-->`
    if (!html.includes(place)) throw new Error(`${file} has no ${place}`)
    html = html.replace(place, () => text)
  }
  writeFileSync(file, html)
}

/**
 * Puts the first script into the document of `/`, and what it will ask for.
 * @param {string} site
 * @param {string} script
 * @param {Manifest} manifest
 * @param {Pick<PrerenderModule, 'DESKTOP_MIN_WIDTH'>} metrics
 */
function bringFirstScript(site, script, manifest, { DESKTOP_MIN_WIDTH: width }) {
  const document = path.join(site, 'index.html')
  const html = readFileSync(document, 'utf8')
  /** @param {readonly string[]} entries @param {Readonly<Record<string, string>>} [condition] */
  const ahead = (entries, condition = {}) => {
    const needs = entries.map((entry) => pageAssets(manifest, entry))
    const sheets = new Set(needs.flatMap(({ styles }) => styles))
    const links = [...sheets]
      .filter((sheet) => !html.includes(`href="${sheet}"`))
      .map((sheet) => `<link rel="stylesheet" href="${sheet}">\n`)
    return {
      modules: needs.flatMap(({ scripts, modules }) => [...scripts, ...modules]),
      styles: inlineStyles(links.join(''), (address) => readText(site, address)),
      condition,
    }
  }
  const renderers = Object.entries(RENDERERS).map(([name, entry]) =>
    ahead([entry], { renderer: name }),
  )
  const wide = `(min-width: ${width}px)`
  const parts = [
    ahead([PROGRAM]),
    ahead(DESKTOP, { media: wide }),
    ahead(PHONE, { media: `not all and ${wide}` }),
    ...renderers,
  ]
  writeFileSync(document, inlineFirstScript(html, readFileSync(script, 'utf8'), parts))
}

/**
 * @param {string} file of HTML
 * @param {string} site
 */
function bringStyles(file, site) {
  const html = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    inlineStyles(html, (address) => readText(site, address)),
  )
}

/** @param {string} site @param {string} address of a file on it */
function readText(site, address) {
  return readFileSync(path.join(site, address), 'utf8')
}
