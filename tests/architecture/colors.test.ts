/**
 * That colors live in the theme alone: no literal in the code (style sheets have a linter, styles.mjs),
 * every custom property is defined somewhere, and every token is used.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import stylelint from 'stylelint'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { blue } from '../../src/base/theme/blue.ts'
import { cssTokens } from '../../src/base/theme/cssTokens.ts'
import styles from './styles.mjs'

const THEME = /^src\/base\/theme\/(blue|debugColors)/

const HEX = /#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i
const FUNCTION = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(\s*[\d.#]/i
const NAME =
  /^(aqua|black|blue|brown|cyan|fuchsia|gold|gr[ae]y|green|lime|magenta|maroon|navy|olive|orange|pink|purple|red|silver|skyblue|teal|white|yellow)$/

const isColor = (text: string): boolean => HEX.test(text) || FUNCTION.test(text) || NAME.test(text)

/** Whether a source could hold a color at all: to parse each would take long. */
const mayHoldColor = (text: string): boolean =>
  HEX.test(text) || FUNCTION.test(text) || text.split(/['"`]/).some((part) => NAME.test(part))

/** Every literal of a source that holds a color. */
function colorsIn(file: string, text: string): string[] {
  if (!mayHoldColor(text)) return []
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      if (isColor(node.text)) found.push(`${file}: ${node.text}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false))
  return found
}

const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).map(
  (file) => `src/${file}`,
)
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const programs = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const sheets = files.filter((file) => file.endsWith('.css'))

describe('colors', () => {
  it('are no literals of the code', () => {
    const outside = programs.filter((file) => !THEME.test(file))
    expect(outside.flatMap((file) => colorsIn(file, read(file)))).toEqual([])
  })

  it.each([
    "context.fillStyle = '#fff'",
    '<path fill="#0055eb80" />',
    'const shade = `rgb(22 56 230 / ${opacity})`',
    "const color = 'gray'",
  ])('would be found in the code: %s', (text) => {
    expect(colorsIn('sample.tsx', text)).toHaveLength(1)
  })

  it.each(["const id = '#boot-screen'", "const tag = 'Blue ocean'", "link('#a')", '// like #fff'])(
    'are not taken from: %s',
    (text) => {
      expect(colorsIn('sample.tsx', text)).toEqual([])
    },
  )
})

describe('the linter of style sheets', () => {
  const finds = async (code: string): Promise<boolean> => {
    const { results } = await stylelint.lint({ code, config: styles })
    return results.some(({ warnings }) => warnings.length > 0)
  }

  it.each([
    'a { color: #fff }',
    'a { background: linear-gradient(to right, gray, var(--ink)) }',
    'a { box-shadow: 0 1px 1px rgb(0 0 0 / 0.1) }',
    'a { --shade: hsl(220 50% 50%) }',
    'a { color: light-dark(var(--ink), var(--paper)) }',
    '@token base;',
  ])('finds the color of its own in: %s', async (code) => {
    expect(await finds(code)).toBe(true)
  })

  it('lets tokens, system colors and clear grounds pass', async () => {
    const code =
      '@tokens base; a { color: var(--ink); background: transparent; outline-color: Canvas }'
    expect(await finds(code)).toBe(false)
  })
})

describe('custom properties', () => {
  const tokens = Object.keys(cssTokens(blue))
  const used = new Set(
    [...sheets, ...programs, ...files.filter((file) => file.endsWith('.mdx'))].flatMap((file) =>
      [...read(file).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
    ),
  )

  it('are all defined: by the theme, in a style sheet, or by the code', () => {
    const local = [...sheets, ...programs].flatMap((file) =>
      [...read(file).matchAll(/['"\s](--[\w-]+)['"]?\s*[:,]/g)].map(([, name = '']) => name),
    )
    // Base UI sets it on what it places.
    const known = new Set([...tokens, ...local, '--available-height'])
    expect([...used].filter((name) => !known.has(name))).toEqual([])
  })

  it('of the theme are all used', () => {
    // Articles ask for the colors of drawings, and the build for those of code.
    const isUsed = (name: string): boolean => used.has(name) || /^--(fig|code)-/.test(name)
    expect(tokens.filter((name) => !isUsed(name))).toEqual([])
  })
})
