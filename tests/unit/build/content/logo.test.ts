import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logoWidths, shownSize } from '../../../../src/build/content/pictures/logo.ts'

describe('a logo', () => {
  it.each([
    [{ width: 640, height: 640 }, { width: 32, height: 32 }, [32, 64, 96]],
    [{ width: 1200, height: 100 }, { width: 160, height: 13 }, [160, 320, 480]],
    [{ width: 80, height: 40 }, { width: 64, height: 32 }, [64, 80]],
    [{ width: 20, height: 10 }, { width: 20, height: 10 }, [20]],
  ])('of %j is shown at %j', (original, shown, widths) => {
    expect(shownSize(original)).toEqual(shown)
    expect(logoWidths(original)).toEqual(widths)
  })

  it('fits the header and is never enlarged', () => {
    const pixels = fc.integer({ min: 1, max: 5000 })
    fc.assert(
      fc.property(pixels, pixels, (width, height) => {
        const shown = shownSize({ width, height })
        expect(shown.width).toBeLessThanOrEqual(Math.min(width, 160))
        expect(shown.height).toBeLessThanOrEqual(Math.min(height, 32))
        expect(Math.min(shown.width, shown.height)).toBeGreaterThanOrEqual(1)
        expect(Math.max(...logoWidths({ width, height }))).toBeLessThanOrEqual(width)
      }),
    )
  })
})
