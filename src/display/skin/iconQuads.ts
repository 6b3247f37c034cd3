/** Builds a desktop icon from quads in device pixels of the viewport. */
import type { IconSurface } from '../scene/types.ts'
import { quadAt, type Quad } from './quad.ts'
import type { Skin } from './skin.ts'
import type { LabelShade } from './text.ts'

export function iconQuads(icon: IconSurface, skin: Skin, shade?: LabelShade): readonly Quad[] {
  return [
    quadAt(skin.picture(icon.icon, icon.highlighted), icon.picture.x, icon.picture.y),
    quadAt(skin.label(icon.lines, icon.highlighted, shade), icon.box.x, icon.label.y),
  ]
}
