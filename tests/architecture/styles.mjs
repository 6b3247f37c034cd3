/**
 * What no style sheet may hold: a color of its own. Colors are tokens of the theme (src/base/theme).
 * Run by `npm run check:styles`.
 * @type {import('stylelint').Config}
 */
export default {
  rules: {
    'color-no-hex': true,
    // `transparent` and `currentcolor` say no hue; the system's own colors follow the visitor.
    'color-named': 'never',
    'function-disallowed-list': [
      [
        '/^rgba?$/i',
        '/^hsla?$/i',
        '/^hwb$/i',
        '/^(ok)?(lab|lch)$/i',
        '/^color(-mix)?$/i',
        '/^light-dark$/i',
      ],
      { message: 'Colors are tokens of the theme: src/base/theme.' },
    ],
    // A misspelt `@tokens` would be dropped by browsers without a word.
    'at-rule-no-unknown': [true, { ignoreAtRules: ['tokens', 'contrast', 'scheme'] }],
  },
}
