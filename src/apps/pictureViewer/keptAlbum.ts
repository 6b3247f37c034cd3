/** The part of the viewer's album that survives a reload. Pure. */
import type { Album, AlbumPicture } from '../../memory/deskState.ts'

/** An article with more pictures is shown without its album after a reload. */
const MOST_PICTURES = 100
/** The most characters of a path or a name. */
const LONGEST = 2000

/** The album, or undefined if the value, which anybody may have written, is none. */
export function keptAlbum(value: unknown): Album | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_PICTURES) return undefined
  const pictures = value.map(keptPicture)
  return pictures.every((each) => each !== undefined) ? pictures : undefined
}

function keptPicture(value: unknown): AlbumPicture | undefined {
  const { path, name, address, alt } = Object(value) as Record<string, unknown>
  const isText = (text: unknown): text is string =>
    typeof text === 'string' && text !== '' && text.length <= LONGEST
  const isPath = (text: unknown): text is string => isText(text) && /^\/(?![/\\])/.test(text)
  if (!isPath(path) || !isText(name)) return undefined
  return { path, name, ...(isPath(address) && { address }), ...(isText(alt) && { alt }) }
}
