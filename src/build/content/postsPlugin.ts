/**
 * Vite plugin: hands out what lists of articles and pictures need, as the modules `virtual:posts`
 * and `virtual:pictures` (their types: `src/content/posts.d.ts`). While developing, a changed
 * article or picture reloads the page.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { ModuleText } from '../moduleText.ts'
import { articleFiles } from './articleFiles.ts'
import { readFrontMatter } from './frontMatter.ts'
import { makePicture, type PictureFiles, picturesIn } from './pictures.ts'

const NAMES = ['virtual:posts', 'virtual:pictures']
/** By convention of bundlers: the leading zero byte keeps other plugins off. */
const idOf = (name: string): string => `\0${name}`
const WATCHED = ['src/content', 'assets/images']

/** Makes pictures of this project, by the names under which content speaks of them. */
class PictureMaker {
  readonly #root: string
  readonly names: readonly string[]
  readonly #files: ReadonlyMap<string, string>

  constructor(root: string) {
    this.#root = root
    this.#files = picturesIn(path.join(root, 'assets/images'))
    this.names = [...this.#files.keys()]
  }

  /** @throws {Error} where there is no such picture */
  async make(name: string): Promise<PictureFiles> {
    const file = this.#files.get(name)
    if (file === undefined) throw new Error(`assets/images holds no picture '${name}'`)
    const source = path.join(this.#root, 'assets/images', file)
    return makePicture(source, path.join(this.#root, '.cache/art/images'))
  }
}

/** The fields of a Picture, but for its `alt`, as an expression's inner part. */
function pictureFields(text: ModuleText, { width, height, sizes }: PictureFiles): string {
  const srcset = (format: 'avif' | 'webp'): string =>
    sizes.map((size) => `\${${text.addressOf(size[format])}} ${size.width}w`).join(', ')
  const largest = sizes.at(-1)?.webp ?? ''
  return `width: ${width}, height: ${height}, avif: \`${srcset('avif')}\`, webp: \`${srcset('webp')}\`, src: ${text.addressOf(largest)}`
}

async function writePosts(root: string): Promise<string> {
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

async function writePictures(root: string): Promise<string> {
  const maker = new PictureMaker(root)
  const text = new ModuleText()
  const entries: string[] = []
  for (const name of maker.names) {
    const fields = pictureFields(text, await maker.make(name))
    entries.push(`${JSON.stringify(name)}: { ${fields} }`)
  }
  return text.with(`export const pictures = {${entries.join(',\n')}}`)
}

function reloadOnChange(server: ViteDevServer, root: string): void {
  const folders = WATCHED.map((folder) => path.join(root, folder) + path.sep)
  server.watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return
    for (const { moduleGraph } of Object.values(server.environments)) {
      for (const name of NAMES) {
        const module = moduleGraph.getModuleById(idOf(name))
        if (module) moduleGraph.invalidateModule(module)
      }
    }
    server.ws.send({ type: 'full-reload' })
  })
}

export function postsPlugin(): Plugin {
  let root = ''
  return {
    name: 'posts',
    configResolved(config) {
      root = config.root
    },
    configureServer: (server) => reloadOnChange(server, root),
    resolveId: (id) => (NAMES.includes(id) ? idOf(id) : undefined),
    load(id) {
      if (id === idOf('virtual:posts')) return writePosts(root)
      if (id === idOf('virtual:pictures')) return writePictures(root)
      return undefined
    },
  }
}
