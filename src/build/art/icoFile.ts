/**
 * A `.ico` file of PNG pictures, as every browser since 2009 reads it. Libraries that write one draw their
 * pictures anew, or store them without compression; the form itself is a table. Pure.
 * (en.wikipedia.org/wiki/ICO_(file_format))
 */

const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const ICON_TYPE = 1
const BITS_PER_PIXEL = 32

export interface IcoPicture {
  /** Width and height in pixels, at most 255. */
  readonly size: number
  readonly png: Uint8Array
}

export function icoFile(pictures: readonly IcoPicture[]): Buffer {
  const table = Buffer.alloc(HEADER_BYTES + pictures.length * ENTRY_BYTES)
  table.writeUInt16LE(ICON_TYPE, 2)
  table.writeUInt16LE(pictures.length, 4)
  let offset = table.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES
    table.writeUInt8(size, entry)
    table.writeUInt8(size, entry + 1)
    // One plane of colours.
    table.writeUInt16LE(1, entry + 4)
    table.writeUInt16LE(BITS_PER_PIXEL, entry + 6)
    table.writeUInt32LE(png.length, entry + 8)
    table.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([table, ...pictures.map(({ png }) => png)])
}
