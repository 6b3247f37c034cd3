/**
 * Converts formulas to MathML, which needs no fonts or scripts. The converter's style attributes,
 * which the Content-Security-Policy forbids, become classes (documents/article/formulas.css).
 */
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import temml from 'temml'

export class FormulaError extends Error {
  /** Line within the formula, counted from 0. */
  readonly line: number

  constructor(message: string, line = 0) {
    super(message)
    this.line = line
  }
}

/** Classes by the style they replace; '' if the browser's default MathML style suffices. */
const CLASS_OF_STYLE: Readonly<Record<string, string>> = {
  'display:block math': '',
  'padding-left:0': 'm-left-0',
  'padding-right:0': 'm-right-0',
  'padding-left:1em': 'm-left-1',
  // The default width of cells.
  'padding-left:0.4em': '',
  'padding-right:0.4em': '',
  'padding-left:5.9776pt': '',
  'padding-right:5.9776pt': '',
  'padding-left:0.1389em': 'm-left-thin',
  'padding-right:0.1389em': 'm-right-thin',
  'margin-left:-0.1667em': 'm-back',
  'border-top:0.06em solid': 'm-rule-top',
  'border-bottom:0.06em solid': 'm-rule-bottom',
  'border-left:0.06em solid': 'm-rule-left',
  'border-right:0.06em solid': 'm-rule-right',
  'border:1px solid': 'm-box',
  // Part of the box, and of the cells beside a numbered formula.
  'padding:3pt': '',
  'padding:0': '',
  'width:50%': 'm-beside',
  'width:7.5%': 'm-beside',
  'width:100%': 'm-wide',
  'math-depth:0': 'm-accent',
  'math-depth:2': 'm-small',
  'font-weight:bold': 'm-bold',
  'text-align:left': 'tml-left',
}
/** The converter's output for omitted cells, and declarations without effect. */
const MEANINGLESS = /^(?:level|font|font-family|font-size|font-shape|max-size):|:(?:undefined)?$/

const KEPT_CLASSES: ReadonlySet<string> = new Set([
  ...['tml-left', 'tml-right', 'tml-jot', 'tml-small', 'tml-overline', 'tml-underline', 'tml-fbox'],
  ...['tml-cancel', 'upstrike', 'downstrike', 'tml-xcancel', 'sout', 'tml-vec', 'wbk-acc'],
])
export const FORMULA_CLASSES: ReadonlySet<string> = new Set(
  [...KEPT_CLASSES, ...Object.values(CLASS_OF_STYLE)].filter((name) => name !== ''),
)
/** For an accent above a slanted letter. */
const LEANING = /^wbk-(?:sml|med|lrg)-acc$/
/** Fine-tuning for individual browsers and fonts. */
const DROPPED_CLASSES =
  /^(?:tml-(?:display|sml-pad|med-pad|lrg-pad|prime|tag|tageqn|hat-\d|tilde-\d)|(?:chr|wbk)-[a-z-]+|math[a-z]+|ff-[a-z-]+)$/
/** Attributes with fixed colors, which would ignore dark mode. */
const COLORS = ['mathcolor', 'mathbackground']

/**
 * @param tex without dollar signs
 * @throws {FormulaError} if the TeX is wrong or the site cannot show it
 */
export function formulaElement(tex: string, isBlock: boolean): Element {
  const [math] = fromHtml(markupOf(tex, isBlock), { fragment: true }).children
  if (math?.type !== 'element') throw new FormulaError('expected a formula, but it is empty')
  dressByClasses(math)
  return math
}

function markupOf(tex: string, isBlock: boolean): string {
  if (tex.trim() === '') throw new FormulaError('expected a formula, but it is empty')
  try {
    return temml.renderToString(tex, { displayMode: isBlock, annotate: true, throwOnError: true })
  } catch (error) {
    const { message, position = 0 } = error as Error & { readonly position?: number }
    // The converter repeats the formula and underlines part of it with combining letters.
    const [said = ''] = message.trim().split(/ at (?:position|end of input)/)
    throw new FormulaError(
      `expected TeX such as \\frac{a}{b}: ${said}`,
      tex.slice(0, position).split('\n').length - 1,
    )
  }
}

function dressByClasses(node: Nodes): void {
  if (node.type !== 'element') return
  // Browsers would number formulas with a CSS counter, which cannot be heard or copied.
  if (node.tagName === 'span')
    throw new FormulaError(
      'formulas are not numbered by themselves: expected an environment with a star, such as align*, or \\tag{1}',
    )
  // A reference would need an id, which two articles could share.
  if (node.tagName === 'a' || classesOf(node.properties['className']).includes('tml-label'))
    throw new FormulaError(
      'expected no \\label and no \\ref: name the formula in words, or by \\tag',
    )
  const color = COLORS.find((name) => node.properties[name] !== undefined)
  if (color !== undefined) throw unshowable(`${color}:${String(node.properties[color])}`)
  const { style, className, ...rest } = node.properties
  const classes = [
    ...classesOf(className)
      .map((name) => name.replace(LEANING, 'wbk-acc'))
      .filter(isKept),
    ...String(style ?? '')
      .split(';')
      .flatMap(classOfStyle),
  ]
  const isDressed = classes.length > 0
  node.properties = { ...rest, ...(isDressed && { className: [...new Set(classes)] }) }
  for (const child of node.children) dressByClasses(child)
}

function classesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function isKept(name: string): boolean {
  if (FORMULA_CLASSES.has(name)) return true
  if (DROPPED_CLASSES.test(name)) return false
  throw unshowable(name)
}

function classOfStyle(declaration: string): readonly string[] {
  const [name = '', value = ''] = declaration.split(':').map((part) => part.trim())
  const text = `${name}:${value}`
  if (MEANINGLESS.test(text)) return []
  const known = CLASS_OF_STYLE[text.replace(/:0(?:em|pt)$/, ':0')]
  if (known === undefined) throw unshowable(text)
  return known === '' ? [] : [known]
}

function unshowable(what: string): FormulaError {
  return new FormulaError(
    `expected no colours, frames, rules or lengths of its own, since the site's security policy blocks inline styles in formulas (${what})`,
  )
}
