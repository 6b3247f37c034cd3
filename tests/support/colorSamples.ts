/**
 * The texts of a page whose colours stand for all others. Most of an accessibility check's time goes into colours, and an
 * article has a thousand words of code in ten of them.
 */
import type { Page } from '@playwright/test'

export const SAMPLE = 'data-color-sample'

/**
 * Marks the first and the last text of each look: what is written in one colour, size, weight and decoration, on one
 * stack of backgrounds.
 * @param parts selectors; by default the whole page
 * @returns how many looks there are
 */
export function markSamples(page: Page, parts: readonly string[]): Promise<number> {
  return page.evaluate(
    ([mark, scopes]) => {
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark)
      const numbers = new Map<string, number>()
      const numberOf = (words: readonly unknown[]): number => {
        const text = words.join('|')
        const number = numbers.get(text) ?? numbers.size
        numbers.set(text, number)
        return number
      }
      const grounds = new Map<Element, number>()
      /** Says on what an element lies: its own background and opacity, and those of all that it lies in. */
      const groundOf = (element: Element): number => {
        const known = grounds.get(element)
        if (known !== undefined) return known
        const below = element.parentElement ? groundOf(element.parentElement) : -1
        const style = getComputedStyle(element)
        const { backgroundColor, backgroundImage, opacity, position } = style
        const ground = numberOf([below, backgroundColor, backgroundImage, opacity, position])
        grounds.set(element, ground)
        return ground
      }
      const isDisabled = (element: Element): boolean =>
        element.closest(':disabled, [aria-disabled="true"]') !== null ||
        (element.closest('label')?.control?.matches(':disabled') ?? false)
      const ownText = (element: Element): string =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.nodeValue?.trim())
          .join('')
      const looks = new Map<number, [first: Element, last: Element]>()
      for (const element of document.body.querySelectorAll('*')) {
        const text = ownText(element)
        if (text === '' && !element.matches('input, textarea, select')) continue
        if (scopes.length > 0 && !scopes.some((scope) => element.closest(scope))) continue
        if (!element.checkVisibility({ visibilityProperty: true })) continue
        if (element.closest('[aria-hidden="true"]')) continue
        const { color, fontSize, fontWeight, textDecoration, textShadow } =
          getComputedStyle(element)
        const around = element.parentElement && getComputedStyle(element.parentElement).color
        // A lone letter may be a symbol, which is not judged, and no more is what is disabled.
        const isJudged = text.length > 1 && !isDisabled(element)
        const style = [color, fontSize, fontWeight, textDecoration, textShadow, around]
        const look = numberOf([groundOf(element), ...style, element.tagName === 'A', isJudged])
        const [first] = looks.get(look) ?? [element]
        looks.set(look, [first, element])
      }
      for (const pair of looks.values()) for (const sample of pair) sample.setAttribute(mark, '')
      return looks.size
    },
    [SAMPLE, parts] as const,
  )
}
