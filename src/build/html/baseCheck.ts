/** Finds URLs in the built site that lack its base. Otherwise only visitors would notice. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'hast'
import { withoutBase } from '../../owner/base.ts'
import { attributeOf, elementsIn, textOf } from './elements.ts'
import { filesBelow } from './fileList.ts'

const ADDRESSES = ['href', 'src', 'action', 'formAction', 'poster', 'data', 'cite', 'dataEntry']
/** Attributes with several URLs, each followed by its width. */
const ADDRESS_SETS = ['srcSet', 'imageSrcSet']
/** Keys in a web manifest, at any depth, whose values are URLs. */
const MANIFEST_ADDRESSES = new Set(['id', 'start_url', 'scope', 'src', 'url', 'action'])
/** Keys in window data whose values are URLs or sets of them. Paths have other keys. */
const DATA_ADDRESSES = new Set(['href', 'src', 'srcSet', 'avif', 'webp', 'action'])
/** What windows show of pages (`dataPath` in src/owner/paths.ts). */
const WINDOW_DATA = /^windows\/.*\.json$/

/** @throws {Error} naming every URL that lacks the base, by file */
export function assertBase(site: string, base: string): void {
  // Every path starts with this one.
  if (base === '/') return
  const texts = filesBelow(site).map((name): NamedText => [
    name,
    readFileSync(path.join(site, name), 'utf8'),
  ])
  assertBaseIn(texts, base)
}

type NamedText = readonly [name: string, text: string]

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
 * Absolute URLs are not checked.
 * @param name of the file; only HTML, CSS, the web manifest and window data are checked
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

/** @param set such as `/a-400.avif 400w, /a-736.avif 736w`, or a single URL */
function inSet(set: string): readonly string[] {
  return set.split(',').map((each) => each.trim().split(/\s+/)[0] ?? '')
}

function valuesOf(names: ReadonlySet<string>, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) => {
    if (typeof each === 'string') return names.has(name) ? [each] : []
    return valuesOf(names, each)
  })
}
