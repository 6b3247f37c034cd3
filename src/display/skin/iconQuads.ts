/** What a desktop icon is made of, as quads in device pixels of the viewport. */
import type { IconSurface } from '../scene/types.ts'
import { quadAt, type Quad } from './quad.ts'
import type { Skin } from './skin.ts'

/** Picture and label; both change their looks while the icon is highlighted. */
export function iconQuads(icon: IconSurface, skin: Skin): readonly Quad[] {
  return [
    quadAt(skin.picture(icon.icon, icon.highlighted), icon.picture.x, icon.picture.y),
    quadAt(skin.label(icon.lines, icon.highlighted), icon.box.x, icon.label.y),
  ]
}
