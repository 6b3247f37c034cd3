/** Writes modules that import files for their URLs. */
import path from 'node:path'
import type { PictureFiles } from './pictures.ts'

export class ModuleText {
  readonly #names = new Map<string, string>()

  addressOf(file: string): string {
    const name = this.#names.get(file) ?? `_address${this.#names.size}`
    this.#names.set(file, name)
    return name
  }

  srcsetOf(sizes: PictureFiles['sizes'], format: 'avif' | 'webp'): string {
    const candidates = sizes.map((size) => `\${${this.addressOf(size[format])}} ${size.width}w`)
    return `\`${candidates.join(', ')}\``
  }

  with(body: string): string {
    const imports = [...this.#names].map(
      ([file, name]) =>
        `import ${name} from ${JSON.stringify(`${file.split(path.sep).join('/')}?url`)}`,
    )
    return `${imports.join('\n')}\n${body}\n`
  }
}
