import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FONTS = new URL('../../../../src/base/theme/fonts.css', import.meta.url)

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
