import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FRAME, SELECTION_COLOR } from '../../../../src/base/theme/colors.ts'
import { LABEL_FONT, TITLE_FONT, TITLE_LETTER_SPACING } from '../../../../src/base/theme/fonts.ts'
import * as metrics from '../../../../src/base/theme/metrics.ts'
import { stopsOf, token } from './tokens.ts'

const FONTS = new URL('../../../../src/base/theme/fonts.css', import.meta.url)

describe('what DOM and canvas both know', () => {
  it('is one size', () => {
    expect(token('taskbar-height')).toBe(`${metrics.TASKBAR_HEIGHT}px`)
    expect(token('frame-width')).toBe(`${metrics.FRAME_WIDTH}px`)
    expect(token('title-bar-height')).toBe(`${metrics.TITLE_BAR_HEIGHT}px`)
    expect(token('title-strip-height')).toBe(`${metrics.TITLE_STRIP_HEIGHT}px`)
    expect(token('shoulder-radius')).toBe(`${metrics.SHOULDER_RADIUS}px`)
  })

  it('is one colour', () => {
    expect(token('frame-focused')).toBe(FRAME.focused.side)
    expect(token('frame-unfocused')).toBe(FRAME.unfocused.side)
    expect(token('selection-color')).toBe(SELECTION_COLOR)
    expect(stopsOf(token('title-strip'))).toEqual(FRAME.focused.strip)
  })

  it('is one font', () => {
    const plain = (family: string): string => family.replaceAll('"', "'")
    expect(plain(token('font-title'))).toBe(TITLE_FONT.family)
    expect(plain(token('font-ui'))).toBe(LABEL_FONT.family)
    expect(token('text-title')).toBe(`${TITLE_FONT.size}px`)
    expect(token('text-label')).toBe(`${LABEL_FONT.size}px`)
    expect(token('title-letter-spacing')).toBe(`${TITLE_LETTER_SPACING}px`)
  })
})

describe('gradients of the canvas', () => {
  it.each(['focused', 'unfocused'] as const)('run from 0 to 1 without a step back: %s', (look) => {
    const offsets = FRAME[look].strip.map(([offset]) => offset)
    expect(offsets[0]).toBe(0)
    expect(offsets.at(-1)).toBe(1)
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  })
})

describe('fonts', () => {
  const css = readFileSync(FONTS, 'utf8')

  it('are where the style sheet says', () => {
    const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file)
    expect(files).toHaveLength(4)
    expect(files.filter((file) => !existsSync(new URL(file, FONTS)))).toEqual([])
  })

  it('each have a fallback of the same measures', () => {
    for (const name of ['Meadow UI', 'Meadow Title', 'Meadow Mono']) {
      expect(css).toContain(`'${name} Fallback'`)
    }
    expect(css.match(/size-adjust/g)?.length).toBeGreaterThanOrEqual(4)
  })
})
