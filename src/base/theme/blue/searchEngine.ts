/**
 * Imitates a separate website, so its colors are independent of the desktop's. AA: the blue of the
 * active tab, the greys of texts, the edge of the field.
 */
export const searchEngine = {
  'search-ground': '#ffffff',
  'search-edge': '#6f6f6f',
  'search-ink': '#222',
  'search-quiet': '#5f6368',
  'search-field': '#fff',
  'search-field-edge': '#8b8b8b',
  'search-field-shadow': '0 2px 2px rgb(0 0 0 / 0.16)',
  'search-field-hover-shadow': '0 3px 8px rgb(0 0 0 / 0.2)',
  'search-pill-shadow': '0 1px 4px rgb(32 33 36 / 0.16)',
  'search-pill-hover-shadow': '0 1px 6px rgb(32 33 36 / 0.32)',
  'search-button': 'linear-gradient(#fafafa, #f1f1f1)',
  'search-button-edge': '#d6d6d6',
  'search-button-ink': '#444',
  'search-button-hover': 'linear-gradient(#fcfcfc, #f4f4f4)',
  'search-button-hover-edge': '#c6c6c6',
  'search-button-hover-shadow': '0 1px 1px rgb(0 0 0 / 0.1)',
  'search-button-pressed': 'linear-gradient(#ececec, #f4f4f4)',
  'search-button-pressed-shadow': 'inset 0 1px 1px rgb(0 0 0 / 0.1)',
  'search-footer': '#e6e6e6',
  'search-footer-line': '#d0d0d0',
  'search-line': '#dcdcdc',
  'search-tab': 'rgb(26 115 232)',
  'search-tab-ink': '#166ad9',
  // 3:1 on the background.
  'search-red': '#b31a10',
} as const
