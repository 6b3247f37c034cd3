// @ts-check
/** Medians, and how results are printed: small Markdown tables, each figure beside its goal. Pure. */

/**
 * @typedef {object} Row
 * @property {string} label what was measured, with its unit where it has one
 * @property {readonly number[]} values one a column
 * @property {number} [atMost] the goal
 * @property {number} [digits] decimals, none unless given
 */

/**
 * @typedef {object} Report
 * @property {string} title
 * @property {readonly string[]} columns names of what was measured
 * @property {readonly Row[]} rows
 */

/**
 * @param {Report} report
 * @returns {string} a heading and a table; a figure that misses its goal is marked with ✗
 */
export function toMarkdown({ title, columns, rows }) {
  const head = ['', 'goal', ...columns]
  const body = rows.map((row) => [
    row.label,
    goalOf(row),
    ...row.values.map((value) => cell(row, value)),
  ])
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  const lines = [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`)
  return `### ${title}\n\n${lines.join('\n')}\n`
}

/**
 * @param {readonly Report[]} reports
 * @returns {number} how many figures miss their goal
 */
export function countMissed(reports) {
  const rows = reports.flatMap((report) => report.rows)
  return rows.flatMap((row) => row.values.filter((value) => !isMet(row, value))).length
}

/** @param {Row} row */
function goalOf({ atMost }) {
  if (atMost === undefined) return ''
  return atMost === 0 ? '0' : `≤ ${atMost}`
}

/**
 * @param {Row} row
 * @param {number} value
 */
function cell(row, value) {
  const text = value.toFixed(row.digits ?? 0)
  return isMet(row, value) ? text : `${text} ✗`
}

/**
 * A figure that could not be had, NaN, meets no goal.
 * @param {Row} row
 * @param {number} value
 */
function isMet({ atMost }, value) {
  return atMost === undefined || value <= atMost
}

/**
 * @param {readonly number[]} values
 * @returns {number} the middle value, or the mean of the two in the middle; NaN of none
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const low = sorted[Math.floor(middle)] ?? NaN
  const high = sorted[Math.ceil(middle)] ?? NaN
  return (low + high) / 2
}
