/** All rasters of frames and icons for one theme and pixel ratio. Knows neither Pixi nor React. */
import type { Box } from '../../base/geometry/box.ts'
import type { ButtonLook } from '../scene/types.ts'
import { BUTTON_CELL, ICON_PICTURE_SIZE } from '../../base/theme/metrics.ts'
import type { CanvasTheme } from '../../base/theme/theme.ts'
import { makeEdges, type EdgeRasters } from './frameEdges.ts'
import type { Raster } from './quad.ts'
import { createRasterCache, makeRaster } from './raster.ts'
import { createTextSkin, type LabelShade } from './text.ts'
import { makeStrip, type FrameLook, type StripRasters } from './titleStrip.ts'

export interface ArtSheet {
  readonly image: CanvasImageSource
  /** Sheet pixels per CSS pixel. */
  readonly scale: number
  /** The boxes of the pictures in sheet pixels. */
  readonly frames: Readonly<Record<string, Box>>
}

export type ButtonGlyph = 'minimise' | 'maximise' | 'restore' | 'close'

/** `disabled-inactive` is a disabled button in an unfocused window. */
export type ButtonFace = ButtonLook | 'disabled-inactive'

export type Skin = ReturnType<typeof createSkin>

const FALLBACK_ICON = 'file-generic'
const SMALL_ICON_SIZE = 16
const BUTTON_ART = 21
/** Enough for every window of a crowded desktop in both looks. */
const TEXT_LIMIT = 128

interface Art {
  readonly sheet: ArtSheet | null
  readonly theme: CanvasTheme
}

function drawArt(
  context: CanvasRenderingContext2D,
  { sheet, theme }: Art,
  names: readonly string[],
  size: number,
): void {
  const frame = names.map((name) => sheet?.frames[name]).find((found) => found !== undefined)
  if (!sheet || !frame) {
    context.fillStyle = theme.missingPicture
    context.fillRect(0, 0, size, size)
    return
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(sheet.image, frame.x, frame.y, frame.width, frame.height, 0, 0, size, size)
}

/** The selected look: the picture at half opacity over a translucent coloured shadow of itself. */
function drawTinted(
  context: CanvasRenderingContext2D,
  { color, opacity }: CanvasTheme['selectedPicture'],
  draw: () => void,
  size: number,
): void {
  context.globalAlpha = opacity
  draw()
  context.globalCompositeOperation = 'source-in'
  context.globalAlpha = 1
  context.fillStyle = color
  context.fillRect(0, 0, size, size)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = opacity
  draw()
}

/** Gives a drawing another hue and saturation. What is white or transparent stays so. */
function recolor(context: CanvasRenderingContext2D, color: string, size: number): void {
  const { canvas } = context
  const drawing = makeRaster(size, size, (copy) => copy.drawImage(canvas, 0, 0))
  context.globalAlpha = 1
  context.globalCompositeOperation = 'color'
  context.fillStyle = color
  context.fillRect(0, 0, size, size)
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(drawing, 0, 0)
  context.globalCompositeOperation = 'source-over'
}

/** @param sheet the pictures, or null if they have not loaded */
export function createSkin(
  theme: CanvasTheme,
  sheet: ArtSheet | null,
  scale: number,
  onDrop: (raster: Raster) => void,
) {
  const art = createRasterCache(Number.POSITIVE_INFINITY, onDrop)
  const texts = createRasterCache(TEXT_LIMIT, onDrop)
  const text = createTextSkin(theme, scale)
  const strips = new Map<string, StripRasters>()
  const edges = new Map<FrameLook, EdgeRasters>()

  const icon = (name: string, cssSize: number, isHighlighted: boolean): Raster =>
    art.get(`icon ${name} ${cssSize} ${isHighlighted}`, () => {
      const size = Math.round(cssSize * scale)
      const names = [`icon-${cssSize}/${name}`, `icon-${cssSize}/${FALLBACK_ICON}`]
      return makeRaster(size, size, (context) => {
        const draw = (): void => drawArt(context, { sheet, theme }, names, size)
        if (isHighlighted) drawTinted(context, theme.selectedPicture, draw, size)
        else draw()
      })
    })

  return {
    theme,
    /** Device pixels per CSS pixel. */
    scale,
    strip(look: FrameLook, isRound: boolean): StripRasters {
      const name = `${look} ${isRound}`
      const strip = strips.get(name) ?? makeStrip(theme.frame[look], isRound, scale)
      strips.set(name, strip)
      return strip
    },
    edges(look: FrameLook): EdgeRasters {
      const known = edges.get(look) ?? makeEdges(theme.frame[look], scale)
      edges.set(look, known)
      return known
    },
    smallIcon: (name: string) => icon(name, SMALL_ICON_SIZE, false),
    picture: (name: string, isHighlighted: boolean) => icon(name, ICON_PICTURE_SIZE, isHighlighted),
    button: (glyph: ButtonGlyph, face: ButtonFace) =>
      art.get(`button ${glyph} ${face}`, () => {
        const cell = Math.round(BUTTON_CELL * scale)
        const size = Math.round(BUTTON_ART * scale)
        const isFaded = face === 'disabled-inactive'
        return makeRaster(cell, cell, (context) => {
          if (isFaded) context.globalAlpha = theme.unfocusedButtonOpacity
          drawArt(
            context,
            { sheet, theme },
            [`button/${glyph}-${isFaded ? 'disabled' : face}`],
            size,
          )
          if (theme.buttonTint && glyph !== 'close') recolor(context, theme.buttonTint, cell)
        })
      }),
    title(full: string, width: number, look: FrameLook): Raster {
      const fitted = text.fitTitle(full, width)
      const color = look === 'focused' ? theme.titleText : theme.unfocusedTitleText
      return texts.get(`title ${color} ${fitted}`, () => text.title(fitted, color))
    },
    labelLines: text.labelLines,
    label: (lines: readonly string[], isHighlighted: boolean, shade?: LabelShade) =>
      texts.get(`label ${isHighlighted} ${shade} ${lines.join('\n')}`, () =>
        text.label(lines, isHighlighted, shade),
      ),
    /** Drops every raster, because fonts or pictures have changed. */
    clear(): void {
      art.clear()
      texts.clear()
      for (const frame of [...strips.values(), ...edges.values()]) {
        Object.values<Raster>({ ...frame }).forEach(onDrop)
      }
      strips.clear()
      edges.clear()
    },
  }
}
