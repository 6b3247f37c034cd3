/** If a picture or a font fails to load, the desktop is shown without it. */
import { createEmitter } from '../../base/kit/emitter.ts'
import { bundledFont, LABEL_FONT, TITLE_FONT } from '../../base/theme/fonts.ts'
import type { Box } from '../../base/geometry/box.ts'
import type { CanvasTheme } from '../../base/theme/theme.ts'
import type { Raster } from './quad.ts'
import { createSkin, type ArtSheet, type Skin } from './skin.ts'

export interface SheetSource {
  readonly scale: number
  readonly url: string
  readonly frames: Readonly<Record<string, Box>>
}

export type SkinSource = ReturnType<typeof createSkinSource>

export interface SkinHost {
  readonly theme: CanvasTheme
  readonly sheets: readonly SheetSource[]
  readonly fonts: Pick<FontFaceSet, 'load'>
  /** Rejects if the browser cannot decode the picture. */
  loadImage(address: string): Promise<HTMLImageElement>
  readonly scale: number
  onFailure(message: string, error: unknown): void
}

/** The sheet that need not be enlarged, otherwise the finest. */
function sheetFor(sheets: readonly SheetSource[], scale: number): SheetSource | undefined {
  const byScale = [...sheets].sort((a, b) => a.scale - b.scale)
  return byScale.find((sheet) => sheet.scale >= scale) ?? byScale.at(-1)
}

async function loadFonts(host: SkinHost): Promise<void> {
  const wanted = [TITLE_FONT, LABEL_FONT]
  try {
    await Promise.all(wanted.map((font) => host.fonts.load(bundledFont(font))))
  } catch (error) {
    host.onFailure('A font failed to load', error)
  }
}

export function createSkinSource(host: SkinHost) {
  const changes = createEmitter()
  const drops = createEmitter<[raster: Raster]>()
  const loading = new Map<SheetSource, Promise<void>>()
  const loaded = new Map<SheetSource, ArtSheet>()
  let current: Skin | null = null
  let theme = host.theme

  /** Until the sheet for this scale has loaded, the finest loaded one is used. */
  const sheetAt = (scale: number): ArtSheet | null => {
    const wanted = sheetFor(host.sheets, scale)
    const finest = [...loaded.values()].sort((a, b) => b.scale - a.scale)[0]
    return (wanted && loaded.get(wanted)) ?? finest ?? null
  }

  const renew = (scale: number): Skin => {
    const old = current
    current = createSkin(theme, sheetAt(scale), scale, drops.emit)
    old?.clear()
    return current
  }

  /** Existing rasters were drawn without the sheet or fonts that have just loaded. */
  const drawAnew = (): void => {
    if (current) renew(current.scale)
    changes.emit()
  }

  const load = (scale: number): Promise<void> => {
    const source = sheetFor(host.sheets, scale)
    if (!source) return Promise.resolve()
    const known = loading.get(source)
    if (known) return known
    const started = host.loadImage(source.url).then(
      (image) => {
        loaded.set(source, { image, scale: source.scale, frames: source.frames })
        drawAnew()
      },
      (error: unknown) => host.onFailure('The icons failed to load', error),
    )
    loading.set(source, started)
    return started
  }

  return {
    /** The same object until something changes. @param scale device pixels per CSS pixel */
    skin(scale: number): Skin {
      if (current?.scale === scale) return current
      void load(scale)
      return renew(scale)
    },
    /** Settles once the fonts and the first sheet have loaded or failed; never rejects. */
    ready: Promise.all([loadFonts(host).then(drawAnew), load(host.scale)]),
    /** `skin` then returns a new object. */
    subscribe: changes.subscribe,
    onDrop: drops.subscribe,
    /** Draws everything anew, such as with a font that has loaded late. */
    redraw: drawAnew,
    /** Draws everything anew in other colors. */
    setTheme(next: CanvasTheme): void {
      theme = next
      drawAnew()
    },
  }
}
