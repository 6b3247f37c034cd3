/** Replaces `![What it shows](name)` and `<img src="name">` with pictures in several sizes. */
import { ModuleText } from '../../pictures/moduleText.ts'
import type { PictureFiles } from '../../pictures/pictures.ts'
import { expressionAttribute, moduleCode } from './syntax.ts'
import { attributeOf, nodesOf, type TreeNode } from './tree.ts'

/** The maximum width of the text column, and the viewport width below which it fills the screen. */
const SIZES = '(min-width: 800px) 720px, 100vw'

type Attribute = NonNullable<TreeNode['attributes']>[number]

/** @param make returns the files of a picture by its name, or throws if there is no such picture */
export function placePictures(make: (name: string) => Promise<PictureFiles>) {
  return async (tree: TreeNode): Promise<void> => {
    const text = new ModuleText()
    for (const node of [...nodesOf(tree)]) {
      const image = imageIn(node)
      if (image) Object.assign(node, pictureOf(image.given, await make(image.name), text))
    }
    tree.children?.unshift(moduleCode(text.with('')))
  }
}

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
  text: ModuleText,
): TreeNode {
  const source = element('source', [
    textAttribute('type', 'image/avif'),
    expressionAttribute('srcSet', text.srcsetOf(sizes, 'avif')),
    textAttribute('sizes', SIZES),
  ])
  const image = element('img', [
    ...given,
    textAttribute('className', 'article-picture'),
    expressionAttribute('src', text.addressOf(sizes.at(-1)?.webp ?? '')),
    expressionAttribute('srcSet', text.srcsetOf(sizes, 'webp')),
    textAttribute('sizes', SIZES),
    textAttribute('width', String(width)),
    textAttribute('height', String(height)),
    textAttribute('loading', 'lazy'),
    textAttribute('decoding', 'async'),
  ])
  return element('picture', [], [source, image])
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
