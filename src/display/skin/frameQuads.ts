/** Builds a window's frame from quads relative to the window's corner. */
import { rightOf } from '../../base/geometry/box.ts'
import type { ButtonPart, WindowSurface } from '../scene/types.ts'
import { bleedAt } from './frameEdges.ts'
import { quadAt, quadOver, type Quad } from './quad.ts'
import type { ButtonGlyph, Skin } from './skin.ts'

export type FrameInput = Pick<
  WindowSurface,
  'box' | 'layout' | 'title' | 'icon' | 'buttons' | 'maximized' | 'active'
>

function glyphOf(part: ButtonPart, isMaximized: boolean): ButtonGlyph {
  if (part.button === 'minimize') return 'minimise'
  if (part.button === 'close') return 'close'
  return isMaximized ? 'restore' : 'maximise'
}

export function stripQuads(frame: FrameInput, skin: Skin): readonly Quad[] {
  const look = frame.active ? 'focused' : 'unfocused'
  const { left, middle, right } = skin.strip(look, !frame.maximized)
  const { width } = frame.box
  const between = Math.max(0, width - left.width - right.width)
  const { icon, title, titleBar } = frame.layout
  const quads = [
    quadAt(left, 0, 0),
    quadOver(middle, left.width, 0, between, middle.height),
    quadAt(right, width - right.width, 0),
  ]
  // In the narrowest windows, the remaining button would cut the icon in two.
  if (rightOf(icon) <= (frame.buttons[0]?.box.x ?? width)) {
    quads.push(quadOver(skin.smallIcon(frame.icon), icon.x, icon.y, icon.width, icon.height))
  }
  if (title.width > 0) {
    quads.push(quadAt(skin.title(frame.title, title.width, look), title.x, titleBar.y))
  }
  for (const part of frame.buttons) {
    const face = part.look === 'disabled' && !frame.active ? 'disabled-inactive' : part.look
    quads.push(quadAt(skin.button(glyphOf(part, frame.maximized), face), part.box.x, part.box.y))
  }
  return quads
}

export function frameQuads(frame: FrameInput, skin: Skin): readonly Quad[] {
  const { box, layout } = frame
  const { client } = layout
  const edges = skin.edges(frame.active ? 'focused' : 'unfocused')
  const bleed = bleedAt(skin.scale)
  const { width } = edges.left
  const right = box.width - width
  const bottom = box.height - width
  const height = Math.max(0, bottom - client.y)
  const between = Math.max(0, right - width)
  return [
    quadOver(edges.left, 0, client.y, width, height),
    quadOver(edges.right, right, client.y, width, height),
    quadOver(edges.bottom, width, bottom, between, width),
    quadAt(edges.bottomLeft, 0, bottom),
    quadAt(edges.bottomRight, right, bottom),
    ...(bleed > 0 ? [quadOver(edges.inner, width, client.y, between, bleed)] : []),
    ...stripQuads(frame, skin),
  ]
}
