import { describe, expect, it } from 'vitest'
import { themeOf, THEMES } from '../../../../src/apps/displayProperties/themes.ts'
import { displayChoices } from '../../../../src/base/services/display/displayChoices.ts'

describe('themeOf', () => {
  it.each(THEMES)('knows $label by what it sets, in any other size', (theme) => {
    expect(themeOf(displayChoices({ ...theme, size: 125 }))).toBe(theme)
  })

  it('knows none where the colour of a theme was changed', () => {
    const contrast = THEMES.find(({ scheme }) => scheme === 'contrast')
    expect(themeOf(displayChoices({ ...contrast, color: '#804020' }))).toBeUndefined()
  })
})
