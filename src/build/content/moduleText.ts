/** The text of a virtual module that imports files for the addresses under which they are served. */
import path from 'node:path'

export class ModuleText {
  readonly #imports: string[] = []

  /** An expression for the address under which a file is served. */
  addressOf(file: string): string {
    const name = `address${this.#imports.length}`
    const place = JSON.stringify(`${file.split(path.sep).join('/')}?url`)
    this.#imports.push(`import ${name} from ${place}`)
    return name
  }

  /** The whole text, ending in `body`. */
  with(body: string): string {
    return `${this.#imports.join('\n')}\n${body}\n`
  }
}
