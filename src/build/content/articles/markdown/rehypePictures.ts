/** Replaces `![What it shows](name)` and `<img src="name">` with pictures in several sizes. */
import { ModuleText } from '../../pictures/moduleText.ts'
import type { PictureFiles, PictureSize } from '../../pictures/pictures.ts'
import { expressionAttribute, moduleCode } from './syntax.ts'
import { attributeOf, nodesOf, type TreeNode } from './tree.ts'

/** The maximum width of the text column, and the viewport width below which it fills the screen. */
const SIZES = '(min-width: 800px) 720px, 100vw'

type Attribute = NonNullable<TreeNode['attributes']>[number]

/** The files of a picture by its name in the text at `from`; rejects if there is none. */
export type MakePicture = (name: string, from: string) => Promise<PictureFiles>

export function placePictures(make: MakePicture) {
  return async (tree: TreeNode, { path: from }: { readonly path: string }): Promise<void> => {
    const text = new ModuleText()
    for (const node of [...nodesOf(tree)]) {
      const image = imageIn(node)
      if (image) Object.assign(node, pictureOf(image.given, await make(image.name, from), text))
    }
    tree.children?.unshift(moduleCode(text.with('')))
  }
}

function imageIn(node: TreeNode): { name: string; given: readonly Attribute[] } | undefined {
  if (node.tagName === 'img') {
    const { src, ...rest } = node.properties ?? {}
    const given = Object.entries(rest).map(([name, value]) => textAttribute(name, String(value)))
    return { name: String(src), given }
  }
  if (node.name !== 'img') return undefined
  const given = node.attributes?.filter(({ name }) => name !== 'src') ?? []
  return { name: attributeOf(node, 'src') ?? '', given }
}

function pictureOf(given: readonly Attribute[], files: PictureFiles, text: ModuleText): TreeNode {
  const { width, height, sizes, moving, drawing } = files
  if (drawing) return imageOf(given, drawing, [srcOf(drawing.file, text)])
  const still = sourceOf('avif', text.srcsetOf(sizes, 'avif'), [textAttribute('sizes', SIZES)])
  const motion = moving === undefined ? [] : [movingSource(text.addressOf(moving))]
  const image = imageOf(given, { width, height }, [
    srcOf(sizes.at(-1)?.webp ?? '', text),
    expressionAttribute('srcSet', text.srcsetOf(sizes, 'webp')),
    textAttribute('sizes', SIZES),
  ])
  return element('picture', [], [...motion, still, image])
}

/** Those who asked for less motion see the first frame. */
function movingSource(address: string): TreeNode {
  const wanted = textAttribute('media', '(prefers-reduced-motion: no-preference)')
  return sourceOf('webp', address, [wanted])
}

function sourceOf(format: string, srcset: string, more: readonly Attribute[]): TreeNode {
  return element('source', [
    textAttribute('type', `image/${format}`),
    expressionAttribute('srcSet', srcset),
    ...more,
  ])
}

function srcOf(file: string, text: ModuleText): Attribute {
  return expressionAttribute('src', text.addressOf(file))
}

function imageOf(
  given: readonly Attribute[],
  { width, height }: PictureSize,
  sources: readonly Attribute[],
): TreeNode {
  return element('img', [
    ...given,
    textAttribute('className', 'article-picture'),
    ...sources,
    textAttribute('width', String(width)),
    textAttribute('height', String(height)),
    textAttribute('loading', 'lazy'),
    textAttribute('decoding', 'async'),
  ])
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
