/** The texts of the modules that lists of articles and pictures are read from (src/content/posts.d.ts). */
import { readFileSync } from 'node:fs'
import { ModuleText } from '../plugins/moduleText.ts'
import { articleFiles } from './articles/articleFiles.ts'
import { readFrontMatter } from './articles/frontMatter.ts'
import { PictureMaker } from './pictureMaker.ts'
import type { PictureFiles } from './pictures.ts'

/** The fields of a Picture, but for its `alt`, as an object literal's inside. */
function pictureFields(text: ModuleText, { width, height, sizes }: PictureFiles): string {
  const srcset = (format: 'avif' | 'webp'): string =>
    sizes.map((size) => `\${${text.addressOf(size[format])}} ${size.width}w`).join(', ')
  const largest = text.addressOf(sizes.at(-1)?.webp ?? '')
  return `width: ${width}, height: ${height}, avif: \`${srcset('avif')}\`, webp: \`${srcset('webp')}\`, src: ${largest}`
}

/** @throws {ContentError} naming mistakes in front matter */
export async function writePosts(root: string): Promise<string> {
  const pictures = new PictureMaker(root)
  const text = new ModuleText()
  const matters = articleFiles(root)
    .map(({ file, place }) => readFrontMatter(readFileSync(file, 'utf8'), place))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  const posts: string[] = []
  for (const { image, ...rest } of matters) {
    const fields = pictureFields(text, await pictures.make(image.src))
    const picture = `{ alt: ${JSON.stringify(image.alt)}, ${fields} }`
    posts.push(`{ ...${JSON.stringify(rest)}, image: ${picture} }`)
  }
  return text.with(`export const posts = [${posts.join(',\n')}]`)
}

export async function writePictures(root: string): Promise<string> {
  const pictures = new PictureMaker(root)
  const text = new ModuleText()
  const entries: string[] = []
  for (const name of pictures.names) {
    const fields = pictureFields(text, await pictures.make(name))
    entries.push(`${JSON.stringify(name)}: { ${fields} }`)
  }
  return text.with(`export const pictures = {${entries.join(',\n')}}`)
}
