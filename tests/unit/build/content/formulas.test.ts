import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import {
  FORMULA_CLASSES,
  FormulaError,
  formulaElement,
} from '../../../../src/build/content/articles/markdown/formulas.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'

const { raw } = String
const markup = (tex: string, isBlock = true) => toHtml(formulaElement(tex, isBlock))

describe('a formula', () => {
  it.each([
    raw`E = mc^2`,
    raw`\frac{a}{b} + \sqrt[3]{x} - \binom{n}{k}`,
    raw`\sum_{i=0}^n i = \int_0^\infty e^{-x}\,dx`,
    raw`\left(\frac12\right) \Big| \underbrace{a+b}_{c} \overline{x} \vec{v} \hat{x} \cancel{y}`,
    raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}`,
    raw`f(x) = \begin{cases} 1 & x > 0 \\ 0 & \text{else} \end{cases}`,
    raw`\begin{align*} a &= b & c &= d \\ e &= f \end{align*}`,
    raw`\begin{array}{l|r} a & b \\ \hline c & d \end{array}`,
    raw`\begin{smallmatrix} a & b \end{smallmatrix} \substack{a \\ b} \sideset{_a}{^b}\sum`,
    raw`\boxed{x} \tag{1}`,
    raw`\mathbb{R} \mathcal{L} \mathbf{x} \boldsymbol{\alpha} \operatorname{argmax}_\theta a\!b`,
  ])('has classes in the place of styles: %s', (tex) => {
    const html = markup(tex)
    expect(html).toMatch(/^<math display="block"><semantics>/)
    expect(html).not.toMatch(/\sstyle=|<(?:script|a|span|img)\b|mathcolor|\sid=/)
  })

  it.each([
    [raw`\frac{a}{`, 0, /expected '}'$/],
    ['x +\n\\foo y', 1, /Unsupported function name: \\foo$/],
    ['a\n\nb^2^3', 2, /Double superscript$/],
    ['  ', 0, /it is empty$/],
    [raw`\color{red} x`, 0, /no colours.*\(color:#ff0000\)$/],
    [raw`\rule{1em}{1em}`, 0, /\(mathbackground:black\)$/],
    [raw`\raisebox{1em}{x}`, 0, /lengths of its own/],
    [raw`\href{https://a.example}{x}`, 0, /Unsupported function name: \\href$/],
    [raw`\begin{align} a &= b \end{align}`, 0, /expected an environment with a star/],
    [raw`\label{a} x`, 0, /expected no \\label/],
    [raw`\ref{a}`, 0, /expected no \\label and no \\ref/],
  ])('with a mistake tells it, and its line: %s', (tex, line, message) => {
    let thrown: unknown
    try {
      formulaElement(tex, true)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(FormulaError)
    expect(thrown).toMatchObject({ line, message: expect.stringMatching(message) as string })
    expect((thrown as Error).message).toContain('expected')
  })
})

describe('the classes of formulas', () => {
  const css = readFileSync(path.join(ROOT, 'src/documents/article/formulas.css'), 'utf8')

  it.each([...FORMULA_CLASSES])('have a rule: %s', (name) => {
    expect(css).toMatch(new RegExp(`\\.${name}\\b`))
  })
})
