/**
 * The site at a larger text size of the browser. The style sheets are written in pixels; while texts are larger, each length
 * in them becomes a product with `--text-scale`. That is done in the page, so nobody else loads a byte for it, and holds for
 * sheets that load later.
 */
import '../shell/largeText.css'
import { scaledDeclarations, scaledLengths } from '../base/theme/scaledLengths.ts'
import { setTextScale, textScale } from '../base/theme/textScale.ts'

/** Beyond it a desktop would have no room for its windows. */
const LARGEST = 2
/** The canvas and all measures follow in quarters, so that lines and icons stay sharp. */
const STEPS = 4

/**
 * For icons whose sizes stand in attributes; pictures of articles are larger. As attributes do, it yields
 * to every style sheet.
 */
const ICONS = `@layer attributes{${Array.from({ length: 48 }, (_, at) => iconRules(at + 1)).join('')}}`

function iconRules(size: number): string {
  const icons = ':where(img,svg)'
  const length = `min(${size}px*var(--text-scale),max(${size}px,var(--icon-most)))`
  return `${icons}:where([width="${size}"]){width:${length}}${icons}:where([height="${size}"]){height:${length}}`
}

const scaled = new WeakSet<CSSStyleSheet>()

/** @param size a multiple of the usual size */
export function setTextSize(view: Window, size: number): void {
  const { document } = view
  const scale = Math.min(LARGEST, Math.max(1, Math.round(size * STEPS) / STEPS))
  if (scale === textScale()) return
  const [first] = document.styleSheets
  const isFirstTime = first && !scaled.has(first)
  for (const sheet of document.styleSheets) scaleSheet(sheet)
  if (isFirstTime) first.insertRule(ICONS)
  // Heard before whoever waits for the sheet.
  document.addEventListener('load', scaleLater, true)
  setTextScale(scale)
  document.documentElement.style.setProperty('--text-scale', `${scale}`)
  document.documentElement.toggleAttribute('data-large-text', scale > 1)
  view.dispatchEvent(new Event('resize'))
}

function scaleLater({ target }: Event): void {
  scaleSheet(sheetOf(target))
}

function scaleSheet(sheet: CSSStyleSheet | null): void {
  if (!sheet || scaled.has(sheet)) return
  scaled.add(sheet)
  scaleRules(sheet.cssRules)
}

function sheetOf(target: EventTarget | null): CSSStyleSheet | null {
  const isSheet = target instanceof HTMLLinkElement || target instanceof HTMLStyleElement
  return isSheet ? target.sheet : null
}

function scaleRules(rules: CSSRuleList, scale = scaleStyle): void {
  for (const rule of rules) {
    const media = rule instanceof CSSMediaRule ? rule.conditionText : ''
    // Paper has the sizes of paper.
    if (media === 'print') continue
    if (rule instanceof CSSStyleRule || rule instanceof CSSKeyframeRule) scale(rule.style)
    if ('cssRules' in rule) {
      scaleRules(rule.cssRules as CSSRuleList, media.includes('coarse') ? scaleLetters : scale)
    }
  }
}

function scaleStyle(style: CSSStyleDeclaration): void {
  for (const [name, value] of scaledDeclarations(style)) {
    style.setProperty(name, value, style.getPropertyPriority(name))
  }
}

/** Fingers are no larger where letters are. */
function scaleLetters(style: CSSStyleDeclaration): void {
  for (const name of ['font-size', 'line-height']) {
    const text = style.getPropertyValue(name)
    if (text) style.setProperty(name, scaledLengths(text), style.getPropertyPriority(name))
  }
}
