import { type Attributes, element, emptyElement } from './markup.ts'

/** An inlined style sheet, so that a page paints without another request. */
export interface Sheet {
  readonly address: string
  readonly text: string
}

/**
 * One `<style>` with all sheets, and a link for each: the lazy loader looks for a sheet's link
 * before it fetches the sheet; `disabled` and `media` keep the browser from fetching it.
 */
export function styleTags(styles: readonly Sheet[], data: Attributes = {}): string {
  if (styles.length === 0) return ''
  const links = styles.map(({ address: href }) =>
    emptyElement('link', { ...data, rel: 'stylesheet', href, media: 'not all', disabled: true }),
  )
  return [element('style', data, styles.map(({ text }) => text).join('')), ...links].join('\n')
}
