/**
 * Finds addresses in the built site that lack its base. The program adds the base in many places, and one that
 * forgets it would be found by visitors alone, as a page that is not there.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'hast'
import { withoutBase } from '../../owner/base.ts'
import { attributeOf, elementsIn, textOf } from './elements.ts'
import { filesBelow } from './fileList.ts'

/** Attributes of HTML, as a hast tree names them, that hold one address. */
const ADDRESSES = ['href', 'src', 'action', 'formAction', 'poster', 'data', 'cite', 'dataEntry']
/** Those that hold several, each before its width. */
const ADDRESS_SETS = ['srcSet', 'imageSrcSet']
/** Names in a web manifest, at any depth, whose values are addresses. */
const MANIFEST_ADDRESSES = new Set(['id', 'start_url', 'scope', 'src', 'url', 'action'])
/** Names in the data of windows, whose values are addresses or sets of them. Paths have other names. */
const DATA_ADDRESSES = new Set(['href', 'src', 'srcSet', 'avif', 'webp', 'action'])
/** Below the site: what windows show of pages (src/owner/paths.ts, `dataPath`). */
const WINDOW_DATA = /^windows\/.*\.json$/

/**
 * @param site absolute path of the built site
 * @param base where it lies on its host: `/`, `/portfolio/`
 * @throws {Error} naming every address that lacks the base, by its file
 */
export function assertBase(site: string, base: string): void {
  // Every path begins with this one.
  if (base === '/') return
  const texts = filesBelow(site).map((name): NamedText => [
    name,
    readFileSync(path.join(site, name), 'utf8'),
  ])
  assertBaseIn(texts, base)
}

type NamedText = readonly [name: string, text: string]

/** The same for files that are not written yet. */
export function assertBaseIn(texts: readonly NamedText[], base: string): void {
  if (base === '/') return
  const found = texts.flatMap(([name, text]) =>
    straysIn(name, text, base).map((address) => `${name}: ${address}`),
  )
  if (found.length === 0) return
  throw new Error(
    `The site lies at ${base}, but these addresses lead elsewhere; pass paths through hrefOf (src/owner/base.ts):\n${found.join('\n')}`,
  )
}

/**
 * The addresses in a file that begin with a slash, but not with the base; each once. Whole addresses may lead
 * anywhere. Pure.
 * @param name of the file below the site, which says how it is read; other files than HTML, CSS, the web manifest
 *   and the data of windows hold no address that is checked
 */
export function straysIn(name: string, text: string, base: string): readonly string[] {
  const strays = addressesIn(name, text).filter(
    (address) => /^\/(?!\/)/.test(address) && withoutBase(address, base) === '',
  )
  return [...new Set(strays)]
}

function addressesIn(name: string, text: string): readonly string[] {
  if (name.endsWith('.html')) return elementsIn(text).flatMap(addressesOf)
  if (name.endsWith('.css')) return addressesInStyles(text)
  if (WINDOW_DATA.test(name)) return valuesOf(DATA_ADDRESSES, JSON.parse(text)).flatMap(inSet)
  return name.endsWith('.webmanifest') ? valuesOf(MANIFEST_ADDRESSES, JSON.parse(text)) : []
}

function addressesOf(element: Element): readonly string[] {
  const values = (names: readonly string[]): readonly string[] =>
    names.flatMap((name) => attributeOf(element, name) ?? [])
  const sets = values(ADDRESS_SETS).flatMap(inSet)
  // <meta http-equiv="refresh" content="0; url=/blog">
  const refresh = /^\s*\d+\s*;\s*url=(.*)$/i.exec(attributeOf(element, 'content') ?? '')?.[1] ?? ''
  const styles = element.tagName === 'style' ? addressesInStyles(textOf(element)) : []
  return [...values(ADDRESSES), ...sets, refresh, ...styles]
}

function addressesInStyles(css: string): readonly string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]*)/g)].map(([, address = '']) => address)
}

/** @param set such as `/a-400.avif 400w, /a-736.avif 736w`, or an address alone */
function inSet(set: string): readonly string[] {
  return set.split(',').map((each) => each.trim().split(/\s+/)[0] ?? '')
}

/** All texts by one of the names, at any depth. */
function valuesOf(names: ReadonlySet<string>, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) => {
    if (typeof each === 'string') return names.has(name) ? [each] : []
    return valuesOf(names, each)
  })
}
