/**
 * Colours for what is drawn on a canvas; `tokens.css` holds those of the DOM. The values are the
 * era's own, as measured; a gradient's offsets run from 0 at its start to 1 at its end.
 */

export type GradientStop = readonly [offset: number, color: string]

/** The looks of one state of a window's frame. */
export interface FrameColors {
  /** The visible edge at the left, the right and the bottom. */
  readonly side: string
  /** The title strip, top to bottom. */
  readonly strip: readonly GradientStop[]
  /** Red, green and blue of the shade that falls inwards over either end of the strip. */
  readonly shade: readonly [red: number, green: number, blue: number]
  /** Of the shade at its outer edge; it is clear at its inner one. */
  readonly shadeOpacity: { readonly left: number; readonly right: number }
}

/** How far a shade reaches from the strip's end, in CSS pixels. */
export const SIDE_SHADE_WIDTH = 15

export const FRAME: Readonly<Record<'focused' | 'unfocused', FrameColors>> = {
  focused: {
    side: '#0831d9',
    strip: [
      [0, '#0058ee'],
      [0.04, '#3593ff'],
      [0.06, '#288eff'],
      [0.08, '#127dff'],
      [0.1, '#036ffc'],
      [0.14, '#0262ee'],
      [0.2, '#0057e5'],
      [0.24, '#0054e3'],
      [0.56, '#0055eb'],
      [0.66, '#005bf5'],
      [0.76, '#026afe'],
      [0.86, '#0062ef'],
      [0.92, '#0052d6'],
      [0.94, '#0040ab'],
      [1, '#003092'],
    ],
    shade: [0x16, 0x38, 0xe6],
    shadeOpacity: { left: 1, right: 1 },
  },
  unfocused: {
    side: '#6582f5',
    strip: [
      [0, '#7697e7'],
      [0.03, '#7e9ee3'],
      [0.06, '#94afe8'],
      [0.08, '#97b4e9'],
      [0.14, '#82a5e4'],
      [0.17, '#7c9fe2'],
      [0.25, '#7996de'],
      [0.56, '#7b99e1'],
      [0.81, '#82a9e9'],
      [0.89, '#80a5e7'],
      [0.94, '#7b96e1'],
      [0.97, '#7a93df'],
      [1, '#abbae3'],
    ],
    shade: [0x16, 0x38, 0xe6],
    shadeOpacity: { left: 0.3, right: 0.4 },
  },
}

/** Of the buttons of a window that is not focused; the art has it in its own, but for disabled ones. */
export const UNFOCUSED_BUTTON_OPACITY = 0.6

/** Falls one pixel right and down from a title's letters. */
export const TITLE_SHADOW_COLOR = '#000'

/** Behind the label of a focused icon. */
export const SELECTION_COLOR = '#0b61ff'

/** A focused icon's picture, at this opacity over a shadow of itself in this colour. */
export const SELECTED_ICON_TINT = { color: 'blue', opacity: 0.5 } as const

export const MARQUEE_COLOR = 'gray'
