/**
 * Pictures in an article's text: `![What it shows](name)` and `<img src="name" alt="…" />` name a
 * picture of `assets/images`, and become one in several sizes and formats.
 */
import path from 'node:path'
import type { PictureFiles } from '../pictures/pictures.ts'
import { attributeOfParts, importOf } from './syntax.ts'
import { attributeOf, nodesOf, type TreeNode } from './tree.ts'

/** How wide the text's column is, at most, and below which width of the screen it fills that. */
const SIZES = '(min-width: 800px) 720px, 100vw'

type Attribute = NonNullable<TreeNode['attributes']>[number]
type Part = Parameters<typeof attributeOfParts>[1][number]

/** @param make gives the files of a picture by its name, or throws where there is none */
export function placePictures(make: (name: string) => Promise<PictureFiles>) {
  return async (tree: TreeNode): Promise<void> => {
    const imports: TreeNode[] = []
    const addressOf = (file: string): { readonly variable: string } => {
      const variable = `_picture${imports.length}`
      imports.push(importOf(variable, `${file.split(path.sep).join('/')}?url`))
      return { variable }
    }
    for (const node of [...nodesOf(tree)]) {
      const image = imageIn(node)
      if (image) Object.assign(node, pictureOf(image.given, await make(image.name), addressOf))
    }
    tree.children?.unshift(...imports)
  }
}

/** What is said of a picture, by Markdown or by JSX, without its place. */
function imageIn(node: TreeNode): { name: string; given: readonly Attribute[] } | undefined {
  if (node.tagName === 'img') {
    const { src, ...rest } = node.properties ?? {}
    const given = Object.entries(rest).map(([name, value]) => textAttribute(name, String(value)))
    return { name: decodeURI(String(src)), given }
  }
  if (node.name !== 'img') return undefined
  const given = node.attributes?.filter(({ name }) => name !== 'src') ?? []
  return { name: attributeOf(node, 'src') ?? '', given }
}

function pictureOf(
  given: readonly Attribute[],
  { width, height, sizes }: PictureFiles,
  addressOf: (file: string) => { readonly variable: string },
): TreeNode {
  const avif = sizes.map((size) => ({ width: size.width, address: addressOf(size.avif) }))
  const webp = sizes.map((size) => ({ width: size.width, address: addressOf(size.webp) }))
  const source = element('source', [
    textAttribute('type', 'image/avif'),
    attributeOfParts('srcSet', srcset(avif)),
    textAttribute('sizes', SIZES),
  ])
  const image = element('img', [
    ...given,
    textAttribute('className', 'article-picture'),
    attributeOfParts(
      'src',
      webp.slice(-1).map(({ address }) => address),
    ),
    attributeOfParts('srcSet', srcset(webp)),
    textAttribute('sizes', SIZES),
    textAttribute('width', String(width)),
    textAttribute('height', String(height)),
    textAttribute('loading', 'lazy'),
    textAttribute('decoding', 'async'),
  ])
  return element('picture', [], [source, image])
}

function srcset(
  sizes: readonly { readonly width: number; readonly address: Part }[],
): readonly Part[] {
  return sizes.flatMap(({ width, address }, index) => {
    const comma = index === sizes.length - 1 ? '' : ', '
    return [address, ` ${width}w${comma}`]
  })
}

function textAttribute(name: string, value: string): Attribute {
  return { type: 'mdxJsxAttribute', name, value }
}

function element(
  name: string,
  attributes: readonly Attribute[],
  children: TreeNode[] = [],
): TreeNode {
  return { type: 'mdxJsxTextElement', name, attributes: [...attributes], children }
}
