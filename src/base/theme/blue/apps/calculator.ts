/** The letters of the keys. AA: the red is a little darker than it was. */
export const calculator = {
  'calculator-digit-ink': '#0000ff',
  'calculator-function-ink': '#000080',
  'calculator-operator-ink': '#c80000',
} as const
