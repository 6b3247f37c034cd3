// @ts-check
/** Numbers about numbers. Pure. */

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
