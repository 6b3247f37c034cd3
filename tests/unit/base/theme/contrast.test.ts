import { expect, test } from 'vitest'
import { blue } from '../../../../src/base/theme/blue.ts'
import { blueCanvas } from '../../../../src/base/theme/blueCanvas.ts'
import { contrastCanvas } from '../../../../src/base/theme/contrastCanvas.ts'
import { contrastTokens } from '../../../../src/base/theme/contrast.ts'
import { filesBelow, matchesIn, readCode } from '../../../architecture/sources.ts'
import { cssTokens } from '../../../../src/base/theme/cssTokens.ts'

const tokens = contrastTokens(cssTokens(blue))
const SYSTEM = /^(Canvas|CanvasText|LinkText|Highlight|HighlightText|GrayText|transparent|none)$/

test('in a contrast theme every ground, gradients included, is one opaque system color', () => {
  const grounds = ['window-face', 'explorer-pane', 'help-band', 'taskbar', 'start', 'tray', 'menu']
  for (const name of grounds) expect([name, tokens[`--${name}`]]).toEqual([name, 'Canvas'])
})

test('in a contrast theme text, links, choices and what is disabled have the colors for them', () => {
  expect(tokens).toMatchObject({
    '--ink': 'CanvasText',
    '--start-menu-right-text': 'CanvasText',
    '--link': 'LinkText',
    '--menu-highlight': 'Highlight',
    '--menu-highlight-text': 'HighlightText',
    '--selection-color': 'Highlight',
    '--selection-text': 'HighlightText',
    '--button-disabled-ink': 'GrayText',
    '--menu-disabled': 'GrayText',
    '--field-border': 'CanvasText',
    '--phone-label': 'Canvas',
    '--title-strip': 'linear-gradient(Highlight, Highlight) Canvas',
    '--title-text': 'HighlightText',
    '--task-button-focused-hover': 'Highlight',
    '--chat-placeholder': 'GrayText',
  })
})

/** Sheets say so where words are in the colour of a ground, on the ground of words. */
const INVERTED = ['--paper']

test('in a contrast theme no words and no lines of a document are in the color of their ground', () => {
  const sheets = filesBelow('src').filter((file) => file.endsWith('.css'))
  const lost = sheets.flatMap((file) =>
    matchesIn(file, readCode(file), /[\s{;]color: var\((--[\w-]+)\)|(--doc-accent)/g).filter(
      (found) => {
        const name = found.split(': ').at(-1) ?? ''
        return tokens[name] === 'Canvas' && !INVERTED.includes(name)
      },
    ),
  )
  expect(lost).toEqual([])
})

test('in a contrast theme a shadow is a line, a state is a line of the highlight, and measures stay', () => {
  expect(tokens).toMatchObject({
    '--menu-shadow': '0 0 0 1px CanvasText',
    '--frame-edges': 'inset 0 0 0 1px CanvasText',
    '--button-hover': 'inset 0 0 0 2px Highlight',
    '--title-shadow': 'none',
    '--balloon-shadow': 'none',
  })
  expect(tokens).not.toHaveProperty('--start-width')
  expect(tokens).not.toHaveProperty('--icon-ring-dark')
  // On the canvas, too, the buttons of a title bar are those of the scheme.
  expect(tokens).not.toHaveProperty('--caption-tint')
})

test('a contrast theme holds no color of the era', () => {
  const others = Object.entries(tokens).filter(
    ([, value]) => !SYSTEM.test(value) && /#|rgb|hsl|light-dark/.test(value),
  )
  expect(others).toEqual([])
})

test('the canvas takes the resolved colors of a contrast theme for frames, titles and labels', () => {
  const canvas = contrastCanvas(blueCanvas, (name) => `<${name}>`)
  expect(canvas.frame.focused.lit).toEqual(['<Highlight>', '<Highlight>', '<Highlight>'])
  expect(canvas.frame.focused.strip[0]).toEqual([0, '<Highlight>'])
  expect(canvas.frame.unfocused.shaded).toContain('<CanvasText>')
  expect(canvas.frame.unfocused.strip[0]).toEqual([0, '<Canvas>'])
  expect(canvas).toMatchObject({
    titleText: '<HighlightText>',
    unfocusedTitleText: '<CanvasText>',
    selectedPicture: { opacity: 1 },
    labelText: '<CanvasText>',
    labelGround: '<Canvas>',
    selection: '<Highlight>',
    selectedText: '<HighlightText>',
  })
})

test('the canvas takes no translucent highlight, which would show what lies below a frame', () => {
  const colors: Record<string, string> = {
    Canvas: 'rgb(255, 255, 255)',
    Highlight: 'rgba(0, 0, 128, 0.8)',
  }
  const canvas = contrastCanvas(blueCanvas, (name) => colors[name] ?? '')
  expect([canvas.selection, canvas.frame.focused.strip[0]?.[1]]).toEqual(
    Array(2).fill('rgb(51 51 153)'),
  )
})
