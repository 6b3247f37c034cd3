/** Dragged copies: one small canvas, moved by a transform without a present or render. */
import { bottomOf, rightOf, type Box, type Point } from '../../../base/geometry/box.ts'
import { STACKING_BASE } from '../../../base/theme/metrics.ts'
import { pageRatio } from '../../../base/theme/textScale.ts'
import type { IconSurface, Scene } from '../../scene/types.ts'
import { iconQuads } from '../../skin/iconQuads.ts'
import { drawQuads, type Quad } from '../../skin/quad.ts'
import type { Skin } from '../../skin/skin.ts'
import { placeBox } from './windowPlacing.ts'
import styles from './overlay.module.css'

interface CopierHost {
  scene(): Scene
  skin(scale: number): Skin
}

export function createIconCopier(host: CopierHost, desk: () => HTMLElement | null) {
  let canvas: HTMLElement | null = null
  let ratio = 1
  return {
    copyIcons(icons: readonly IconSurface[]): void {
      canvas?.remove()
      const parent = desk()
      const scene = host.scene()
      ratio = pageRatio(scene.scale)
      if (!parent || icons.length === 0) return
      canvas = drawCopies(parent, icons, host.skin(scene.scale))
      canvas.style.zIndex = String(STACKING_BASE + scene.windows.length)
      parent.append(canvas)
    },
    /** Shows the copies at this displacement in device pixels; null removes them. */
    moveCopies(by: Point | null): void {
      if (!canvas) return
      if (by) canvas.style.transform = `translate(${by.x / ratio}px, ${by.y / ratio}px)`
      else {
        canvas.remove()
        canvas = null
      }
    },
  }
}

function drawCopies(
  desk: HTMLElement,
  icons: readonly IconSurface[],
  skin: Skin,
): HTMLCanvasElement {
  // Copies look as the icons will after the drop, not selected.
  const quads = icons.flatMap((icon) => iconQuads({ ...icon, highlighted: false }, skin))
  const box = boxAround(quads)
  const canvas = desk.ownerDocument.createElement('canvas')
  canvas.className = styles.iconCopies ?? ''
  canvas.dataset['part'] = 'icon-copies'
  canvas.setAttribute('aria-hidden', 'true')
  canvas.width = box.width
  canvas.height = box.height
  placeBox(canvas, box, skin.scale)
  const context = canvas.getContext('2d')
  if (context) {
    context.translate(-box.x, -box.y)
    drawQuads(context, quads)
  }
  return canvas
}

function boxAround(quads: readonly Quad[]): Box {
  const boxes = quads.map((quad) => quad.box)
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map(rightOf)) - x,
    height: Math.max(...boxes.map(bottomOf)) - y,
  }
}
