/**
 * The plane of a grabbed window. Its frame is drawn inside its own element instead of on the
 * canvas, so moving it is one transform and no other window is repainted. The strip draws the same
 * quads of the same skin as the canvas, and the sides are shadows of the same lines, so that the
 * pixels are the same.
 */
import { pageRatio } from '../../../base/theme/textScale.ts'
import type { FrameColors } from '../../../base/theme/theme.ts'
import { edgeShadows } from '../../skin/frameEdges.ts'
import { stripQuads, type FrameInput } from '../../skin/frameQuads.ts'
import { drawQuads } from '../../skin/quad.ts'
import type { Skin } from '../../skin/skin.ts'
import styles from './overlay.module.css'

export type Plane = ReturnType<typeof createPlane>

/**
 * Only the top strip is a canvas; the side lines are backgrounds that follow the size.
 * @param widest the maximum width during the grab, in device pixels
 */
export function createPlane(root: HTMLElement, widest: number) {
  const { ownerDocument: document } = root
  const plane = document.createElement('div')
  plane.className = styles.plane ?? ''
  plane.setAttribute('aria-hidden', 'true')
  const sides = document.createElement('div')
  sides.className = styles.planeSides ?? ''
  const strip = document.createElement('canvas')
  plane.append(sides, strip)
  root.prepend(plane)
  const context = strip.getContext('2d')
  let drawn: { readonly look: FrameColors; readonly scale: number } | null = null

  return {
    draw(frame: FrameInput, skin: Skin): void {
      const look = skin.theme.frame[frame.active ? 'focused' : 'unfocused']
      // Browsers parse a written style again even if it has not changed.
      if (look !== drawn?.look || skin.scale !== drawn.scale) {
        drawn = { look, scale: skin.scale }
        sides.style.backgroundColor = look.lit.at(-1) ?? ''
        sides.style.boxShadow = edgeShadows(look, skin.scale)
      }
      const height = frame.layout.client.y
      if (strip.width !== widest || strip.height !== height) {
        strip.width = widest
        strip.height = height
        const ratio = pageRatio(skin.scale)
        strip.style.width = `${widest / ratio}px`
        strip.style.height = `${height / ratio}px`
      } else {
        context?.clearRect(0, 0, widest, height)
      }
      if (context) drawQuads(context, stripQuads(frame, skin))
    },
    remove: () => plane.remove(),
  }
}
