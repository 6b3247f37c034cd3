import type { CanvasTheme, Color, FrameColors } from './theme.ts'

/** @param colorOf resolves a system colour, because a canvas takes no keyword that may change */
export function contrastCanvas(theme: CanvasTheme, colorOf: (name: string) => Color): CanvasTheme {
  const names = ['Canvas', 'CanvasText', 'Highlight', 'HighlightText'] as const
  const [ground, ink, highlight, chosenInk] = names.map(colorOf) as [Color, Color, Color, Color]
  const chosen = over(ground, highlight)
  const frame = (line: Color, strip: Color): FrameColors => ({
    lit: [line, line, line],
    shaded: [line, line, line],
    strip: [
      [0, strip],
      [1, strip],
    ],
    shade: [0, 0, 0],
    shadeOpacity: { left: 0, right: 0 },
  })
  return {
    ...theme,
    frame: { focused: frame(chosen, chosen), unfocused: frame(ink, ground) },
    titleText: chosenInk,
    unfocusedTitleText: ink,
    titleShadow: 'transparent',
    labelText: ink,
    labelShadow: ground,
    labelGround: ground,
    selection: chosen,
    selectedText: chosenInk,
    selectedPicture: { color: chosen, opacity: 1 },
    missingPicture: ground,
    marquee: { ...theme.marquee, line: chosen },
  }
}

/** A computed color on another one. Chromium's Highlight is translucent, and a frame must not be. */
function over(ground: Color, color: Color): Color {
  const [below, [red = 0, green = 0, blue = 0, alpha = 1]] = [channelsOf(ground), channelsOf(color)]
  if (alpha === 1) return color
  const mixed = [red, green, blue].map((each, index) =>
    Math.round(each * alpha + (below[index] ?? 0) * (1 - alpha)),
  )
  return `rgb(${mixed.join(' ')})`
}

function channelsOf(color: Color): readonly number[] {
  return (color.match(/[\d.]+/g) ?? []).map(Number)
}
