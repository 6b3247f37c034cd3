/** Style sheets inside the pages. The policy allows just these (src/build/html/inlineSources.ts). Pure. */
import { type Attributes, element, emptyElement } from './markup.ts'

/** A style sheet, which stands in the pages themselves: a browser paints without another request. */
export interface Sheet {
  readonly address: string
  readonly text: string
}

/**
 * One `<style>` with all the sheets, and a link for each. The loader of lazy parts looks for the link of a
 * sheet before it fetches the sheet: `disabled` and `media` together keep the browser from fetching it, too.
 * @param data attributes for all of these elements
 */
export function styleTags(styles: readonly Sheet[], data: Attributes = {}): string {
  if (styles.length === 0) return ''
  const links = styles.map(({ address: href }) =>
    emptyElement('link', { ...data, rel: 'stylesheet', href, media: 'not all', disabled: true }),
  )
  return [element('style', data, styles.map(({ text }) => text).join('')), ...links].join('\n')
}
