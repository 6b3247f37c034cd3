/** Parses a CSS `path()` of boxes to find what it shows. */

/** As the program writes it: sizes. */
const WRITTEN = /M(-?\d+) (-?\d+)h(\d+)v(\d+)h-\3Z/g
/** As browsers compute it: edges. */
const COMPUTED = /M(-?\d+) (-?\d+) H (-?\d+) V (-?\d+) H \1Z/g

/** Whether the point is in a box of the path. Ask at pixel centres, never on an edge. */
export function isInsidePath(css: string, x: number, y: number): boolean {
  const data = /^path\("(.*)"\)$/.exec(css)?.[1]
  const rest = data?.replaceAll(WRITTEN, '').replaceAll(COMPUTED, '').replace('M0 0Z', '')
  if (data === undefined || rest !== '') throw new Error(`unexpected path: ${css}`)
  const numbersOf = (form: RegExp) =>
    [...data.matchAll(form)].map(([, ...numbers]) => numbers.map(Number))
  const written = numbersOf(WRITTEN).some(
    ([left = 0, top = 0, width = 0, height = 0]) =>
      x > left && y > top && x < left + width && y < top + height,
  )
  const computed = numbersOf(COMPUTED).some(
    ([left = 0, top = 0, right = 0, bottom = 0]) => x > left && y > top && x < right && y < bottom,
  )
  return written || computed
}
