import { MONO_FONT, TITLE_FONT, TITLE_LETTER_SPACING, UI_FONT } from './fonts.ts'
import {
  FRAME_WIDTH,
  SCROLLBAR_WIDTH,
  SHOULDER_RADIUS,
  SIDE_SHADE_WIDTH,
  TASKBAR_HEIGHT,
  TITLE_BAR_HEIGHT,
  TITLE_STRIP_HEIGHT,
} from './metrics.ts'
import type { FrameColors, GradientStop, Theme, TokenPart, Tokens } from './theme.ts'

/**
 * Set on the document's root, the custom properties replace those of the theme the site was built
 * with. A style sheet includes the tokens of one part through `@tokens PART;`.
 */
export function cssTokens(theme: Theme, parts: readonly TokenPart[] = partsOf(theme)): Tokens {
  const entries = parts.flatMap((part) => {
    const own = theme.tokens[part]
    const all = part === 'base' ? { ...MEASURES, ...FONTS, ...derived(theme), ...own } : own
    return Object.entries(all).map(([name, value]) => [`--${name}`, value] as const)
  })
  return Object.fromEntries(entries)
}

function partsOf(theme: Theme): readonly TokenPart[] {
  return Object.keys(theme.tokens) as TokenPart[]
}

const MEASURES: Tokens = {
  'taskbar-height': `${TASKBAR_HEIGHT}px`,
  'frame-width': `${FRAME_WIDTH}px`,
  'title-bar-height': `${TITLE_BAR_HEIGHT}px`,
  'title-strip-height': `${TITLE_STRIP_HEIGHT}px`,
  'shoulder-radius': `${SHOULDER_RADIUS}px`,
  'scrollbar-width': `${SCROLLBAR_WIDTH}px`,
  // Below all windows (10 and up): above them, each moving window would need an extra layer.
  'z-taskbar': '5',
  'z-start-menu': '10001',
  'z-menu': '10002',
}

const FONTS: Tokens = {
  'font-ui': UI_FONT.family,
  'font-title': TITLE_FONT.family,
  'font-mono': MONO_FONT.family,
  'text-ui': `${UI_FONT.size}px`,
  'text-title': `${TITLE_FONT.size}px`,
  'text-mono': `${MONO_FONT.size}px`,
  'title-letter-spacing': `${TITLE_LETTER_SPACING}px`,
}

/** Values that the canvas uses, too, or that combine several others. */
function derived(theme: Theme): Tokens {
  const { focused } = theme.frame
  const line = `inset 1px 1px ${focused.lit[0]}, inset -1px 0 ${focused.shaded[0]}`
  const shade = `${SIDE_SHADE_WIDTH}px 0 ${SIDE_SHADE_WIDTH}px -${SIDE_SHADE_WIDTH}px rgb(${focused.shade.join(' ')})`
  return {
    'frame-focused': focused.lit[0],
    'frame-edges': edges(focused),
    'title-strip': downwards(focused.strip),
    'title-strip-shade': `${line}, inset ${shade}, inset -${shade}`,
    'title-text': theme.titleText,
    // Over the blue of drawn buttons.
    'caption-tint': theme.buttonTint ?? 'transparent',
    'title-shadow': `1px 1px ${theme.titleShadow}`,
    'selection-color': theme.selection,
    'selection-tint': theme.selectedPicture.color,
    'focus-color': 'var(--focus-on-light)',
    taskbar: downwards(theme.taskbar),
    start: `${theme.start.edges}, ${downwards(theme.start.face)}`,
  }
}

function edges({ lit, shaded }: FrameColors): string {
  const lines = lit.flatMap((color, index) => {
    const inset = index + 1
    // The first shadow is on top: in the corners the shaded line continues.
    return [
      `inset -${inset}px -${inset}px ${shaded[index]}`,
      `inset ${inset}px ${inset}px ${color}`,
    ]
  })
  return lines.join(', ')
}

function downwards(stops: readonly GradientStop[]): string {
  const colors = stops.map(([offset, color]) => `${color} ${Math.round(offset * 100)}%`)
  return `linear-gradient(to bottom, ${colors.join(', ')})`
}
