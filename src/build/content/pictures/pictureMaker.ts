/** Makes the project's pictures, by the names under which content speaks of them. */
import path from 'node:path'
import { makePicture, type PictureFiles, picturesIn } from './pictures.ts'

export class PictureMaker {
  readonly #folder: string
  readonly #cache: string
  readonly #files: ReadonlyMap<string, string>

  /** @param root absolute path of the project */
  constructor(root: string) {
    this.#folder = path.join(root, 'assets/images')
    this.#cache = path.join(root, '.cache/art/images')
    this.#files = picturesIn(this.#folder)
  }

  get names(): readonly string[] {
    return [...this.#files.keys()]
  }

  /** @throws {Error} where there is no such picture */
  async make(name: string): Promise<PictureFiles> {
    const file = this.#files.get(name)
    if (file === undefined) throw new Error(`assets/images holds no picture '${name}'`)
    return makePicture(path.join(this.#folder, file), this.#cache)
  }
}
