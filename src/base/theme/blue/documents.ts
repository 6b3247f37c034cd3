/** Long texts. Dark colors apply on pages if the visitor prefers them, never in windows. */
export const documents = {
  // Text has at least 4.5:1 on each of the three backgrounds.
  'doc-ground': 'light-dark(#f1f5fc, #10151f)',
  'doc-paper': 'light-dark(#fff, #182030)',
  'doc-tint': 'light-dark(#e5edfb, #24304a)',
  'doc-ink': 'light-dark(#1a2233, #e3e8f2)',
  'doc-quiet': 'light-dark(#525d75, #a6b2c8)',
  'doc-link': 'light-dark(#0b47c2, #8db7ff)',
  'doc-link-hover': 'light-dark(#002c8f, #c4daff)',
  'doc-line': 'light-dark(#c9d5ea, #303d57)',
  'doc-line-strong': 'light-dark(#5f82c4, #6d8bc6)',
  // Behind letters, where a box scrolls: as light as lines.
  'doc-more': 'light-dark(#c9d5ea, #303d57)',

  // A gradient of pairs, since the native `light-dark()` takes only colors.
  'doc-pane':
    'linear-gradient(to right, light-dark(#fbfcff, #24304a) 25%, light-dark(#b3c6fb, #33477a))',
  'doc-pane-ink': 'light-dark(#0c327d, #cfdcff)',
  'doc-accent': 'light-dark(#da884a, #da884a)',
  // Under the link to the page itself, in the header: at least 3:1.
  'doc-current': '#da884a',
  'doc-card-shadow': '0 6px 20px rgb(8 40 120 / 0.18)',
  'doc-link-shadow': '0 4px 14px rgb(8 40 120 / 0.16)',
  'doc-portrait-shadow': '0 4px 14px rgb(8 40 120 / 0.2)',
  'doc-notice-shadow': '0 10px 30px rgb(8 40 120 / 0.2)',
  'doc-header-dim':
    'linear-gradient(light-dark(transparent, rgb(6 12 32 / 0.5)), ' +
    'light-dark(transparent, rgb(6 12 32 / 0.5)))',

  // Code: at least 4.5:1 on its background.
  'code-ground': 'light-dark(#f3f6fc, #161c2a)',
  'code-ink': 'light-dark(#1b2433, #e6ebf5)',
  'code-comment': 'light-dark(#5a6475, #98a4b8)',
  'code-keyword': 'light-dark(#8f1d76, #ff9fe0)',
  'code-string': 'light-dark(#176a34, #8fd9a3)',
  'code-constant': 'light-dark(#0a52b5, #8ec2ff)',
  'code-function': 'light-dark(#5f3bb0, #c9b0ff)',
  'code-parameter': 'light-dark(#7d4a00, #f2c27a)',
  'code-punctuation': 'light-dark(#4a5366, #b3bdd0)',
  'code-deleted': 'light-dark(#b3261e, #ff9d94)',
  // Marked lines: at least 3:1 for the bar beside them.
  'code-marked': 'light-dark(#fdf0c0, #34301f)',
  'code-marked-bar': 'light-dark(#a86a10, #e0a050)',

  // Drawings: at least 4.5:1 on white, on the code background, and on #1e2535 and darker.
  'fig-1': 'light-dark(#1c5fc4, #7fb3ff)',
  'fig-2': 'light-dark(#c2410c, #ff9f61)',
  'fig-3': 'light-dark(#1b7a3d, #74d294)',
  'fig-4': 'light-dark(#7a3fb8, #c8a0ff)',
} as const
