/** White and yellow on black, for the visitors of systems without a contrast theme. All letters have at least 7:1. */
import { blue } from '../blue.ts'
import { contrastTokens } from '../contrast.ts'
import { contrastCanvas } from '../contrastCanvas.ts'
import { changedTokens } from './changedTokens.ts'
import type { Color, Theme, TokenPart, Tokens } from '../theme.ts'

/** What stands for the system colours by whose names the contrast theme is derived. */
const COLORS: Readonly<Record<string, Color>> = {
  CanvasText: '#fff',
  Canvas: '#000',
  HighlightText: '#000',
  Highlight: '#1aebff',
  LinkText: '#ff0',
  GrayText: '#a9e6a9',
}
const NAMES = new RegExp(`\\b(?:${Object.keys(COLORS).join('|')})\\b`, 'g')

function colored(tokens: Tokens): Tokens {
  const entries = Object.entries({ ...tokens, ...contrastTokens(tokens) }).map(
    ([name, value]) => [name, value.replace(NAMES, (color) => COLORS[color] ?? color)] as const,
  )
  return Object.fromEntries(entries)
}

const parts = Object.entries(blue.tokens) as [TokenPart, Tokens][]

export const highContrast: Theme = {
  ...blue,
  ...contrastCanvas(blue, (name) => COLORS[name] ?? '#fff'),
  name: 'contrast',
  // Grey, beside the cyan of title bars.
  buttonTint: '#000',
  taskbar: [
    [0, '#fff'],
    [0.04, '#000'],
    [1, '#000'],
  ],
  start: {
    face: [
      [0, '#000'],
      [1, '#000'],
    ],
    edges: 'linear-gradient(to right, #000, #000)',
  },
  browserBar: { desktop: '#000', light: '#000', dark: '#000' },
  tokens: changedTokens(
    Object.fromEntries(parts.map(([part, tokens]) => [part, colored(tokens)])) as Theme['tokens'],
    {
      // The arrows of scroll bars are drawn dark.
      scrollBars: {
        'scroll-arrow': '#000',
        'scroll-button': '#fff',
        'scroll-button-hover': '#1aebff',
        'scroll-button-pressed': '#1aebff',
      },
    },
  ),
}
