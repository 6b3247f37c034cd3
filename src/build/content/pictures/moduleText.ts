/** The text of a module that imports files for the addresses under which they are served. */
import path from 'node:path'
import type { PictureFiles } from './pictures.ts'

export class ModuleText {
  /** The names of what is imported, by files. */
  readonly #names = new Map<string, string>()

  /** An expression for the address under which a file is served. */
  addressOf(file: string): string {
    const name = this.#names.get(file) ?? `_address${this.#names.size}`
    this.#names.set(file, name)
    return name
  }

  /** An expression for the value of `srcset`. */
  srcsetOf(sizes: PictureFiles['sizes'], format: 'avif' | 'webp'): string {
    const candidates = sizes.map((size) => `\${${this.addressOf(size[format])}} ${size.width}w`)
    return `\`${candidates.join(', ')}\``
  }

  /** The whole text, ending in `body`. */
  with(body: string): string {
    const imports = [...this.#names].map(
      ([file, name]) =>
        `import ${name} from ${JSON.stringify(`${file.split(path.sep).join('/')}?url`)}`,
    )
    return `${imports.join('\n')}\n${body}\n`
  }
}
