import type { CanvasTheme, Color, FrameColors } from './theme.ts'

/** @param colorOf resolves a system colour, because a canvas takes no keyword that may change */
export function contrastCanvas(theme: CanvasTheme, colorOf: (name: string) => Color): CanvasTheme {
  const [ground, ink, chosen] = ['Canvas', 'CanvasText', 'Highlight'].map(colorOf) as [
    Color,
    Color,
    Color,
  ]
  const frame = (line: Color): FrameColors => ({
    lit: [line, line, line],
    shaded: [line, line, line],
    strip: [
      [0, ground],
      [1, ground],
    ],
    shade: [0, 0, 0],
    shadeOpacity: { left: 0, right: 0 },
  })
  return {
    ...theme,
    frame: { focused: frame(chosen), unfocused: frame(ink) },
    titleText: ink,
    titleShadow: ground,
    labelText: ink,
    labelShadow: ground,
    labelGround: ground,
    selection: chosen,
    selectedText: colorOf('HighlightText'),
    selectedPicture: { ...theme.selectedPicture, color: chosen },
    missingPicture: ground,
    marquee: { ...theme.marquee, line: chosen },
  }
}
