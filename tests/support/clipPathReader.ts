/** Parses a CSS `path()` to find what it shows: a tiny renderer for polygons of M, L and Z. */

/** True when the point lies inside by the even-odd rule. Ask at pixel centres, never on an edge. */
export function isInsidePath(css: string, x: number, y: number): boolean {
  const data = /^path\((?:evenodd, )?"([^"]*)"\)$/.exec(css)?.[1]
  if (data === undefined) throw new Error(`no CSS path: ${css}`)
  let crossings = 0
  for (const loop of loopsOf(data)) {
    loop.forEach(([x1, y1], index) => {
      const [x2, y2] = loop[(index + 1) % loop.length] ?? [x1, y1]
      if (y1 > y === y2 > y) return
      if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) crossings += 1
    })
  }
  return crossings % 2 === 1
}

function loopsOf(data: string): [number, number][][] {
  if (!/^(M-?\d+ -?\d+(L-?\d+ -?\d+)*Z)*$/.test(data)) throw new Error(`unexpected path: ${data}`)
  return data
    .split('Z')
    .filter((loop) => loop !== '')
    .map((loop) =>
      loop
        .slice(1)
        .split('L')
        .map((point): [number, number] => {
          const [x, y] = point.split(' ').map(Number)
          return [x ?? NaN, y ?? NaN]
        }),
    )
}
