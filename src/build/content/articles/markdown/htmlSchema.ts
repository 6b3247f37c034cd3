/** Which HTML a `.md` file may hold: what a text needs and the site's own checks accept. */
import { defaultSchema, type Schema } from 'hast-util-sanitize'

/** Stands for Markdown among HTML. */
export const KEPT = 'meadow-kept'

/** Left out with what they hold. */
const STRIPPED = [
  ...[
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'canvas',
    'template',
    'noscript',
  ],
  ...['audio', 'video', 'form', 'input', 'button', 'select', 'textarea', 'dialog'],
]
/** Obsolete, or replaced by what the build makes: only what they hold is shown. */
const UNWRAPPED = new Set(['strike', 'tt', 'picture', 'source', 'input'])

export const HTML_SCHEMA: Schema = {
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !UNWRAPPED.has(name)),
    ...['abbr', 'caption', 'cite', 'col', 'colgroup', 'dfn', 'figcaption', 'figure', 'mark'],
    ...['small', 'time', 'u', 'wbr', KEPT],
  ],
  strip: STRIPPED,
  // The ids of an article are its author's, to whom its links lead; the checks tell those that the page has itself.
  clobber: [],
  ancestors: defaultSchema.ancestors ?? {},
  attributes: {
    '*': ['id', 'lang', 'dir', 'title', 'ariaLabel', 'ariaHidden'],
    a: ['href', 'name'],
    blockquote: ['cite'],
    code: [['className', /^language-./]],
    details: ['open'],
    img: ['src', 'alt'],
    li: ['value'],
    ol: ['start', 'reversed'],
    q: ['cite'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], cite: ['http', 'https'] },
}

/** What stands in a line of text. */
export const INLINE = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd'],
  ...['mark', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup'],
  ...['time', 'u', 'var', 'wbr'],
])

export function isLeftOut(name: string): boolean {
  return STRIPPED.includes(name)
}

/** Without them, nothing looks or works otherwise. */
const NEEDLESS = new Set([
  ...['target', 'rel', 'loading', 'decoding', 'fetchPriority', 'referrerPolicy'],
  ...['srcSet', 'sizes', 'crossOrigin'],
])

export function isLostAttribute(name: string, attribute: string): boolean {
  const { '*': everywhere = [], [name]: own = [] } = HTML_SCHEMA.attributes ?? {}
  const isKnown = HTML_SCHEMA.tagNames?.includes(name) === true
  const kept = [...everywhere, ...own].flat()
  return isKnown && !NEEDLESS.has(attribute) && !kept.includes(attribute)
}

/** Such as a component of another generator: only what it holds is shown. */
export function isUnknown(name: string): boolean {
  return (
    name !== '' && !isLeftOut(name) && !UNWRAPPED.has(name) && !HTML_SCHEMA.tagNames?.includes(name)
  )
}

/** Such as `javascript:`; addresses of this site have no scheme. */
export function isLostAddress(key: string, value: unknown): boolean {
  const known = HTML_SCHEMA.protocols?.[key]
  const scheme = /^(?<scheme>[^:/?#]*):/.exec(String(value))?.groups?.['scheme']
  return Boolean(known && scheme !== undefined && !known.includes(scheme))
}
