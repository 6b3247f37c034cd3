/** Pictures that a canvas draws. */

/**
 * A picture as a bitmap, which is decoded beside the page's own work: an image element is decoded
 * once more within the frame that draws it.
 * @throws {Error} where it does not load or is no picture that the browser can read
 */
export async function loadBitmap(address: string): Promise<ImageBitmap> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers with ${response.status}`)
  return createImageBitmap(await response.blob())
}
