import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../../src/build/scripts/root.mjs'
import { occurrences, readFaults } from '../../faults/faults.mjs'

describe('the faults that tests must notice', () => {
  const faults = readFaults()

  it('are many, and each has a sentence of its own', () => {
    expect(faults.length).toBeGreaterThanOrEqual(85)
    expect(new Set(faults.map(({ breaks }) => breaks)).size).toBe(faults.length)
  })

  it.each(faults)('$breaks', ({ file, text, becomes }) => {
    const place = path.join(ROOT, file)
    const count = existsSync(place) ? occurrences(readFileSync(place, 'utf8'), text) : 0
    // Whoever moves that code moves the fault in tests/faults along with it.
    expect({ file, text, count }).toEqual({ file, text, count: 1 })
    expect(becomes).not.toBe(text)
  })
})
