/**
 * What html-validate asks of every built page: all that it recommends, with the rules for
 * accessibility. A rule that is changed here says why.
 */

/** @type {import('html-validate').ConfigData} */
export const HTML_RULES = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: ['html5'],
  rules: {
    // Matters of taste, on which React and the parts of the document written by hand do not agree.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // Comments and spaces that a text may hold leave some at the end of a line, where nobody sees them.
    'no-trailing-whitespace': 'off',
    // React writes srcSet and dateTime; names of attributes have no case in HTML.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // A heading may begin with a number, and so may its id.
    'valid-id': ['error', { relaxed: true }],
    // Of an owner's title the build says so, with its file and line.
    'long-title': 'off',
    // Safari forgets that a list without bullets is one.
    'no-redundant-role': ['error', { exclude: ['list'] }],
  },
}
