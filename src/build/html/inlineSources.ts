/** The hashes of inline styles and scripts for the Content-Security-Policy. */
import { createHash } from 'node:crypto'
import type { Element } from 'hast'
import { toString } from 'mdast-util-to-string'
import type { InlineSources } from '../../server/http/builtSite.ts'
import { attributeOf, elementsIn } from '../elements.ts'

export function inlineSources(pages: readonly string[]): InlineSources {
  const elements = pages.flatMap(elementsIn)
  const styles = elements.filter(({ tagName }) => tagName === 'style')
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && !attributeOf(element, 'src') && !isData(element),
  )
  return {
    styles: hashesOf(styles.map((each) => toString(each))),
    scripts: hashesOf(scripts.map((each) => toString(each))),
  }
}

function isData(script: Element): boolean {
  const type = attributeOf(script, 'type')
  return type !== undefined && type !== 'module'
}

function hashesOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map((text) => `'sha256-${sha256(text)}'`))]
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
