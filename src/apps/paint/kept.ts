/** The picture of a window as the memory of the desk keeps it: alive in this page, and as a PNG beyond. */
import * as v from 'valibot'
import type { Drawing } from './core/drawing.ts'
import type { Picture } from './core/picture.ts'

/** In characters. A larger picture does not outlive a reload. */
export const LONGEST_PNG = 900_000

export interface KeptPicture {
  readonly name: string
  /** Its name, under which START lists it; absent while nothing was painted since it was begun or opened: nobody misses it. */
  readonly title?: string
  /** Null once it rests. */
  drawing(): Drawing | null
  /** The picture as the address of a PNG. */
  png(): string
  /** Lets go of the pixels and of what could be undone, for a window that was closed. */
  rest(): void
  /** What a session's text has of it; null if that would be too long. */
  toJSON(): StoredPicture | null
}

const storedSchema = v.object({
  png: v.pipe(v.string(), v.startsWith('data:image/png;base64,')),
  title: v.pipe(v.string(), v.maxLength(500)),
})

export type StoredPicture = Readonly<v.InferOutput<typeof storedSchema>>

/**
 * @param encode makes the address of a PNG; it is called when somebody asks, and once
 * @param onTooLong called whenever the picture is left out of a session's text
 */
export function keptPicture(
  title: string,
  drawing: Drawing,
  encode: (picture: Picture) => string,
  onTooLong: () => void,
  isUntouched = false,
): KeptPicture {
  let alive: Drawing | null = drawing
  let encoded: string | undefined
  const png = (): string => {
    if (alive) encoded ??= encode(alive.picture())
    return encoded ?? ''
  }
  return {
    name: title,
    ...(!isUntouched && { title }),
    drawing: () => alive,
    png,
    rest() {
      png()
      alive = null
    },
    toJSON() {
      if (png().length <= LONGEST_PNG) return { png: png(), title }
      onTooLong()
      return null
    },
  }
}

/** What a draft holds; undefined if it holds no picture. Anybody may have written a stored one. */
export function readKept(
  draft: unknown,
):
  | { readonly title: string; readonly drawing: Drawing | null; readonly png: string | null }
  | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined
  // No JSON value has a function.
  if ('toJSON' in draft && typeof draft.toJSON === 'function') {
    const kept = draft as KeptPicture
    const drawing = kept.drawing()
    return { title: kept.name, drawing, png: drawing ? null : kept.png() }
  }
  const stored = v.safeParse(storedSchema, draft)
  return stored.success ? { ...stored.output, drawing: null } : undefined
}
