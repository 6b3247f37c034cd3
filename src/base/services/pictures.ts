/**
 * The address may be a `data:` URL.
 * @throws {Error} (rejects) if it cannot be loaded or decoded
 */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/**
 * Decoded in the background, while an image would be decoded again in the frame that draws it.
 * @throws {Error} (rejects) if it cannot be loaded or decoded
 */
export async function loadBitmap(address: string): Promise<ImageBitmap> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers with ${response.status}`)
  return createImageBitmap(await response.blob())
}
