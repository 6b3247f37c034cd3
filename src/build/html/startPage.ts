/**
 * Completes the document of `/`, which Vite made from index.html: its places are filled, and instead of the
 * elements that Vite put there come the styles themselves, the boot script, and inside an inert `<template>`
 * a list of what that script will load. So a browser paints before it fetches anything. Pure.
 */
import type { Element, Root, RootContent as Node } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { type Sheet, styleTags } from '../../site/inlineStyles.ts'
import { element, emptyElement } from '../../site/markup.ts'
import { attributeOf, contentOf, elementsBelow } from './elements.ts'

/** Files that the program will need. */
export interface Needed {
  /** Addresses. */
  readonly modules: readonly string[]
  readonly styles: readonly Sheet[]
  /** `data-` attributes that say for which visitors; none for all of them. */
  readonly condition: Readonly<Record<string, string>>
}

export interface StartPageParts {
  /** Markup that replaces the comments of these names: `<!--head-->`. */
  readonly places: Readonly<Record<string, string>>
  readonly styles: readonly Sheet[]
  /** Address of the program. */
  readonly entry: string
  /** Of an address that is named twice the first counts. */
  readonly needed: readonly Needed[]
  /** The code of the boot script. */
  readonly script: string
}

/** @throws {Error} where a place is missing, or the script could end its own element */
export function completeStartPage(html: string, parts: StartPageParts): string {
  if (parts.script.includes('</')) throw new Error('The boot script has an end tag.')
  const document = fromHtml(html)
  removeWhere(document, isFromVite)
  for (const [name, markup] of Object.entries(parts.places)) fillPlace(document, name, markup)
  const elements = [...elementsBelow(document)]
  append(elements, 'head', styleTags(parts.styles))
  append(elements, 'body', templateOf(parts))
  append(elements, 'body', element('script', { type: 'module' }, parts.script.trim()))
  return toHtml(document)
}

/** What Vite adds for the entry of an HTML file, and the entry. */
function isFromVite(node: Element): boolean {
  if (node.tagName === 'script') return attributeOf(node, 'src') !== undefined
  const rel = attributeOf(node, 'rel') ?? ''
  return node.tagName === 'link' && ['modulepreload', 'stylesheet'].includes(rel)
}

/** Removes elements, each with the line break and the indentation before it. */
function removeWhere(node: Root | Element, isUnwanted: (element: Element) => boolean): void {
  const isRemoved = (child: Node | undefined): boolean =>
    child?.type === 'element' && isUnwanted(child)
  node.children = node.children.filter(
    (child, index, all) => !isRemoved(child) && !(isBlank(child) && isRemoved(all[index + 1])),
  )
  for (const child of node.children) if (child.type === 'element') removeWhere(child, isUnwanted)
}

function fillPlace(document: Root, name: string, markup: string): void {
  for (const { children } of elementsBelow(document)) {
    const index = children.findIndex((node) => node.type === 'comment' && node.value === name)
    if (index < 0) continue
    children.splice(index, 1, ...contentOf(markup))
    return
  }
  throw new Error(`index.html has no <!--${name}-->.`)
}

/** Adds markup at the end of an element, in place of the blank lines there. */
function append(elements: readonly Element[], tagName: string, markup: string): void {
  const children = elements.find((each) => each.tagName === tagName)?.children
  if (!children) return
  while (isBlank(children.at(-1))) children.pop()
  children.push(...contentOf(`\n${markup}\n`))
}

function isBlank(node: Node | undefined): boolean {
  return node?.type === 'text' && node.value.trim() === ''
}

function templateOf({ entry, needed }: StartPageParts): string {
  const known = new Set<string>()
  const isNew = (address: string): boolean => known.size < known.add(address).size
  const content = needed.map(({ modules, styles, condition }) => {
    const data = Object.fromEntries(
      Object.entries(condition).map(([name, value]) => [`data-${name}`, value]),
    )
    const links = modules
      .filter(isNew)
      .map((href) => emptyElement('link', { ...data, rel: 'modulepreload', href }))
    return [styleTags(styles, data), ...links].join('')
  })
  return element('template', { 'data-entry': entry }, content.join(''))
}
