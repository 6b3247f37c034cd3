/** The text of a module that imports files for the addresses under which they are served. */
import path from 'node:path'
import type { PictureFiles } from './pictures.ts'

export class ModuleText {
  readonly #imports: string[] = []

  /** An expression for the address under which a file is served. */
  addressOf(file: string): string {
    const name = `_address${this.#imports.length}`
    const place = JSON.stringify(`${file.split(path.sep).join('/')}?url`)
    this.#imports.push(`import ${name} from ${place}`)
    return name
  }

  /** An expression for the value of `srcset`. */
  srcsetOf(sizes: PictureFiles['sizes'], format: 'avif' | 'webp'): string {
    const candidates = sizes.map((size) => `\${${this.addressOf(size[format])}} ${size.width}w`)
    return `\`${candidates.join(', ')}\``
  }

  /** The whole text, ending in `body`. */
  with(body: string): string {
    return `${this.#imports.join('\n')}\n${body}\n`
  }
}
