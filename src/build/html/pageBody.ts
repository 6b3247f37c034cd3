/** What the head of a page needs to know about the markup of its body. */
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageBody, PictureSet } from '../../site/document.ts'
import { attributeOf, elementsBelow } from '../elements.ts'

export function bodyOf(node: ReactNode): PageBody {
  return readBody(renderToStaticMarkup(node))
}

/**
 * Removes the preload links that React puts in front of the markup for all pictures.
 * @throws {Error} if the first picture has no AVIF version to preload
 */
export function readBody(rendered: string): PageBody {
  const { children } = fromHtml(rendered, { fragment: true })
  const first = children.findIndex((node) => node.type !== 'element' || !isPreload(node))
  const elements = children.flatMap((node) =>
    node.type === 'element' ? [node, ...elementsBelow(node)] : [],
  )
  return {
    markup: rendered.slice(children[first]?.position?.start.offset ?? rendered.length),
    firstPicture: firstPictureIn(elements),
    hasCode: elements.some(({ tagName }) => tagName === 'code'),
  }
}

function isPreload(element: Element): boolean {
  return element.tagName === 'link' && attributeOf(element, 'rel') === 'preload'
}

/** The picture whose image has a high priority, in its best format. */
function firstPictureIn(elements: readonly Element[]): PictureSet | null {
  const pictures = elements.filter(({ tagName }) => tagName === 'picture')
  const picture = pictures.find((each) => [...elementsBelow(each)].some(isFirstImage))
  if (!picture) return null
  const source = [...elementsBelow(picture)].find(
    (element) => attributeOf(element, 'type') === 'image/avif',
  )
  const srcset = source && attributeOf(source, 'srcSet')
  const sizes = source && attributeOf(source, 'sizes')
  if (srcset === undefined || sizes === undefined)
    throw new Error('The first picture of a page has no AVIF source with srcset and sizes.')
  return { srcset, sizes }
}

function isFirstImage(element: Element): boolean {
  return element.tagName === 'img' && attributeOf(element, 'fetchPriority') === 'high'
}
