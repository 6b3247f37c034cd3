/** How large everything is, in percent of the built size. Quarters, so that lines and icons stay sharp. */
export const SIZE = { least: 100, most: 200, step: 25 } as const

/** Whether a stored value is a size that may be chosen, other than the built one. */
export function isLarger(size: unknown): size is number {
  return Number(size) > SIZE.least && Number(size) <= SIZE.most && Number(size) % SIZE.step === 0
}
