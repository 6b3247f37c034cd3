/** The theme in system colours, for `forced-colors`. A token's name decides, so new ones need no entry. */
import type { Color, Tokens } from './theme.ts'

/** Pictures drawn by style sheets, and marks that are seen on any ground. */
const KEPT = /^(menu-(folder|page|book)|search-red|tray-muted)/
const KEPT_TOKENS = new Set([
  ...['icon-ring-light', 'icon-ring-dark', 'snap-preview', 'message-shade', 'caption-tint'],
])
const COLOR = /#[\da-f]{3,8}\b|\brgb\(|\bgr[ae]y\b|\btransparent\b/

/** The first pattern that a token's name matches says what becomes of it. */
const ROLES: readonly (readonly [pattern: RegExp, color: Color])[] = [
  [/glint/, 'transparent'],
  [/^doc-header-dim$/, 'linear-gradient(transparent, transparent)'],
  [/^doc-current$/, 'HighlightText'],
  [/^phone-label$/, 'Canvas'],
  [/(highlight|selection|pick)-(text|ink)$|^title-text$/, 'HighlightText'],
  [/^selection-(color|tint)$|-(highlight|pick|played)$|^snap-preview-edge$/, 'Highlight'],
  [/^title-strip$|^frame-focused$/, 'linear-gradient(Highlight, Highlight) Canvas'],
  [/^task-button-.*(hover|pressed)$/, 'Highlight'],
  [/disabled-(ink|edge|tick)$|^(menu|power|menu-highlight)-disabled$|placeholder$/, 'GrayText'],
  [/^(doc-)?link/, 'LinkText'],
  [/^focus-on-/, 'CanvasText'],
  [/-(head|link)-hover$|^explorer-hover$/, 'LinkText'],
  [/(text|ink|name|quiet|label|mark|tick|counter|tab)$/, 'CanvasText'],
  [
    /(line|line-strong|edge|border|separator|groove|groove-light|grip|hover-bar|arrow|thumb|close|accent)$/,
    'CanvasText',
  ],
  [/^code-(?!ground|marked$)|^fig-[13]/, 'CanvasText'],
  [/^fig-/, 'Highlight'],
  [/^chat-(assistant|visitor)$|^window-edge/, 'CanvasText'],
]
const STATE = /hover|default|focused|pressed/

/**
 * @param tokens custom properties by name
 * @returns those that hold a colour, each in system colours: a ground is the canvas of the system,
 *   and a shadow becomes a line, since contrast themes tell shapes apart by lines
 */
export function contrastTokens(tokens: Tokens): Tokens {
  const entries = Object.entries(tokens).flatMap(([name, value]) => {
    const bare = name.replace(/^--/, '')
    if (KEPT.test(bare) || KEPT_TOKENS.has(bare) || !COLOR.test(value)) return []
    return [[name, inSystemColors(bare, value)] as const]
  })
  return Object.fromEntries(entries)
}

function inSystemColors(name: string, value: string): string {
  if (value.startsWith('drop-shadow')) return 'none'
  if (/(text|name|band|label|chevron|title)-shadow$/.test(name)) return 'none'
  const isBoxShadow = /^(inset )?-?\d+(px)? -?\d/.test(value)
  if (isBoxShadow) {
    const inset = value.startsWith('inset') ? 'inset ' : ''
    return STATE.test(name) ? 'inset 0 0 0 2px Highlight' : `${inset}0 0 0 1px CanvasText`
  }
  const color = ROLES.find(([pattern]) => pattern.test(name))?.[1] ?? 'Canvas'
  // Separators have a place and a size, which only pictures can have.
  return name.endsWith('-separator') && value.includes('gradient')
    ? `linear-gradient(${color}, ${color})`
    : color
}
