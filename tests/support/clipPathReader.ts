/** Parses a CSS `path()` of boxes to find what it shows. */

const BOX = /M(-?\d+) (-?\d+)h(\d+)v(\d+)h-\3Z/g

/** Whether the point lies in a box of the path. Ask at pixel centres, never on an edge. */
export function isInsidePath(css: string, x: number, y: number): boolean {
  const data = /^path\("(.*)"\)$/.exec(css)?.[1]
  if (data === undefined || data.replaceAll(BOX, '').replace('M0 0Z', '') !== '') {
    throw new Error(`unexpected path: ${css}`)
  }
  return [...data.matchAll(BOX)].some(([, ...numbers]) => {
    const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number)
    return x > left && y > top && x < left + width && y < top + height
  })
}
