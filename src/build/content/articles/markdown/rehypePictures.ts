/** Replaces `![What it shows](name)` and `<img src="name">` with pictures in several sizes. */
import { markOf } from '../../pictures/addresses.ts'
import { type PictureFiles, pictureSource } from '../../pictures/pictures.ts'
import { attributeOf, nodesOf, type TreeNode } from './tree.ts'

/** The maximum width of the text column, and the viewport width below which it fills the screen. */
const SIZES = '(min-width: 800px) 720px, 100vw'

type Attribute = NonNullable<TreeNode['attributes']>[number]

/** The files of a picture by its name in the text at `from`; rejects if there is none. */
export type MakePicture = (name: string, from: string) => Promise<PictureFiles>

export function placePictures(make: MakePicture) {
  return async (tree: TreeNode, { path: from }: { readonly path: string }): Promise<void> => {
    for (const node of [...nodesOf(tree)]) {
      const image = imageIn(node)
      if (image) Object.assign(node, pictureOf(image.given, await make(image.name, from)))
    }
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

function pictureOf(given: readonly Attribute[], files: PictureFiles): TreeNode {
  const { moving, drawing } = files
  if (drawing) return imageOf(given, { ...drawing, src: markOf(drawing.file) }, {})
  const { avif, webp, ...source } = pictureSource(files)
  const still = element('source', { type: 'image/avif', srcSet: avif, sizes: SIZES })
  // Those who asked for less motion see the first frame.
  const media = '(prefers-reduced-motion: no-preference)'
  const motion =
    moving === undefined
      ? []
      : [element('source', { type: 'image/webp', srcSet: markOf(moving), media })]
  const image = imageOf(given, source, { srcSet: webp, sizes: SIZES })
  return { ...element('picture', {}), children: [...motion, still, image] }
}

function imageOf(
  given: readonly Attribute[],
  { src, width, height }: { readonly src: string; readonly width: number; readonly height: number },
  sources: Readonly<Record<string, string>>,
): TreeNode {
  const size = { width: String(width), height: String(height) }
  const loading = { loading: 'lazy', decoding: 'async' }
  const shown = { className: 'article-picture', src, ...sources, ...size, ...loading }
  return element('img', shown, given)
}

function textAttribute(name: string, value: string): Attribute {
  return { type: 'mdxJsxAttribute', name, value }
}

function element(
  name: string,
  properties: Readonly<Record<string, string>>,
  given: readonly Attribute[] = [],
): TreeNode {
  const attributes = Object.entries(properties).map((each) => textAttribute(...each))
  return { type: 'mdxJsxTextElement', name, attributes: [...given, ...attributes], children: [] }
}
