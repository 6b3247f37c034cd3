/** Loads the pictures that a canvas draws. */

export interface Pictures {
  /**
   * A picture as an image element that has loaded and is decoded. The address may be a `data:` URL.
   * @throws {Error} (rejects) where it does not load or cannot be decoded
   */
  image(address: string): Promise<HTMLImageElement>
  /**
   * A picture as a bitmap, which the browser decodes in the background: it would decode an image element
   * once more within the frame that draws it.
   * @throws {Error} (rejects) where it does not load or cannot be decoded
   */
  bitmap(address: string): Promise<ImageBitmap>
}

/** What the loading needs of the browser's window. */
export interface PictureHost {
  /** A new image element that is in no document. */
  createImage(): HTMLImageElement
  fetch(address: string): Promise<Response>
  createImageBitmap(source: Blob): Promise<ImageBitmap>
}

export function createPictures(host: PictureHost): Pictures {
  return {
    async image(address) {
      const image = host.createImage()
      image.src = address
      await image.decode()
      return image
    },
    async bitmap(address) {
      const response = await host.fetch(address)
      if (!response.ok) throw new Error(`${address} answers with ${response.status}`)
      return host.createImageBitmap(await response.blob())
    },
  }
}
