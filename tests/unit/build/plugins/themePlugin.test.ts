import { describe, expect, it } from 'vitest'
import { blue } from '../../../../src/base/theme/blue.ts'
import { withTokens } from '../../../../src/build/plugins/themePlugin.ts'

describe('a style sheet that asks for tokens', () => {
  it('has those of the part in their place', () => {
    const css = withTokens('@layer base, ui;\n@tokens powerDialog;\n@layer ui {\n}\n', blue)
    expect(css).toContain(`--power-bar:${blue.tokens.powerDialog['power-bar']};`)
    expect(css).not.toContain('@tokens')
    expect(css).not.toContain('--start-menu')
    expect(css.endsWith('}}\n@layer ui {\n}\n')).toBe(true)
  })

  it('cannot ask for a part that no theme has', () => {
    expect(() => withTokens('@tokens olive;', blue)).toThrow('@tokens olive;')
  })

  it('stays as it is if it asks for none', () => {
    expect(withTokens('a { color: var(--ink) }', blue)).toBe('a { color: var(--ink) }')
  })
})
