export interface Pictures {
  /**
   * The address may be a `data:` URL.
   * @throws {Error} (rejects) if it cannot be loaded or decoded
   */
  image(address: string): Promise<HTMLImageElement>
  /**
   * Decoded in the background, while an image would be decoded again in the frame that draws it.
   * @throws {Error} (rejects) if it cannot be loaded or decoded
   */
  bitmap(address: string): Promise<ImageBitmap>
}

export interface PictureHost {
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
