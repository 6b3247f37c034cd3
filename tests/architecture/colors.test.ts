/**
 * Colors live in the theme alone: the code has no literal of one (style sheets have a linter, styles.mjs),
 * every custom property is defined, and every token is used.
 */
import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import { blue } from '../../src/base/theme/blue.ts'
import { cssTokens } from '../../src/base/theme/cssTokens.ts'
import { CODE, matchesIn, read, readCode, SOURCES } from './sources.ts'
import styles from './styles.mjs'

const THEME =
  /^src\/(?:base\/theme\/(?:blue|debugColors|desktopColors|schemes)|build\/art\/wallpapers\/)/

const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/.source
const FUNCTION = /\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color|light-dark)\(\s*[\d.#]/.source
/** Without `blue`, `olive` and `silver`, which name the schemes. */
const NAME =
  /(?:aqua|black|brown|cyan|fuchsia|gold|gr[ae]y|green|lime|magenta|maroon|navy|orange|pink|purple|red|skyblue|teal|white|yellow)/
    .source
/** In quotes: a name as the whole text, and other colors anywhere in it. */
const COLOR = new RegExp(`['"\`](?:[^'"\`\\n]*(?:${HEX}|${FUNCTION})|${NAME}['"\`])`, 'gi')

describe('colors', () => {
  it('are no literals of the code', () => {
    const outside = CODE.filter((file) => !THEME.test(file))
    expect(outside.flatMap((file) => matchesIn(file, readCode(file), COLOR))).toEqual([])
  })

  it.each([
    ["context.fillStyle = '#fff'", 1],
    ['<path fill="#0055eb80" />', 1],
    ['const shade = `rgb(22 56 230 / ${opacity})`', 1],
    ["const color = 'gray'", 1],
    ["const id = '#boot-screen'", 0],
    ["const tag = 'Blue ocean'", 0],
  ])('are counted in: %s', (source, count) => {
    expect(matchesIn('sample.tsx', source, COLOR)).toHaveLength(count)
  })

  it.each([
    ['a { background: linear-gradient(to right, gray, var(--ink)) }', true],
    ['a { --shade: hsl(220 50% 50%) }', true],
    ['@token base;', true],
    ['@tokens base; a { color: var(--ink); background: transparent; fill: Canvas }', false],
  ])('of a style sheet are tokens, unlike in: %s', async (code, isFound) => {
    const { results } = await stylelint.lint({ code, config: styles })
    expect(results.some(({ warnings }) => warnings.length > 0)).toBe(isFound)
  })
})

describe('custom properties', () => {
  const tokens = Object.keys(cssTokens(blue))
  const sheets = SOURCES.filter((file) => file.endsWith('.css'))
  const all = [...sheets, ...CODE, ...SOURCES.filter((file) => file.endsWith('.mdx'))]
  const namesIn = (files: readonly string[], pattern: RegExp): readonly string[] =>
    files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => name))
  const used = new Set(namesIn(all, /var\(\s*(--[\w-]+)/g))

  it('are all defined: by the theme, in a style sheet, or by the code', () => {
    const local = namesIn([...sheets, ...CODE], /['"\s](--[\w-]+)['"]?\s*[:,]/g)
    // Base UI sets these on what it places.
    const known = new Set([...tokens, ...local, '--available-height', '--anchor-width'])
    expect([...used].filter((name) => !known.has(name))).toEqual([])
  })

  it('of the theme are all used', () => {
    // Articles ask for the colors of drawings, and the build for those of code.
    const isUsed = (name: string): boolean => used.has(name) || /^--(?:fig|code)-/.test(name)
    expect(tokens.filter((name) => !isUsed(name))).toEqual([])
  })
})
