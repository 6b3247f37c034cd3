/** What the drawings of wallpapers are made of. */

export const WIDTH = 2560
export const HEIGHT = 1600
/** What is drawn beyond the left and the right edge and cut off then, or what is blurred would fade there. */
export const BLEED = 120
/** How far shapes reach beyond the edges, so that nothing of their ends is seen. */
export const BEYOND = 240

type Stop = readonly [offset: number, color: string, opacity?: number]

export function gradient(
  id: string,
  stops: readonly Stop[],
  direction = 'x1="0" y1="0" x2="0" y2="1"',
) {
  const drawn = stops.map(
    ([offset, color, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  )
  return `<linearGradient id="${id}" ${direction}>${drawn.join('')}</linearGradient>`
}

export function glow(id: string, color: string, strength: number): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${strength}"/>` +
    `<stop offset="0.45" stop-color="${color}" stop-opacity="${strength * 0.3}"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`
  )
}

export const blur = (id: string, x: number, y = x): string =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`

export function picture(definitions: string, shapes: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${BLEED} 0 ${WIDTH + 2 * BLEED} ${HEIGHT}" width="${WIDTH + 2 * BLEED}" height="${HEIGHT}">` +
    `<defs>${definitions}</defs>${shapes}</svg>`
  )
}

export const ground = (fill: string): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`

/** A line from the left to the right through heights that waves add up to. */
export function ridge(
  base: number,
  waves: readonly (readonly [height: number, length: number, shift: number])[],
) {
  const points: string[] = []
  for (let x = -BEYOND; x <= WIDTH + BEYOND; x += 20) {
    const y = waves.reduce(
      (sum, [height, length, shift]) => sum + height * Math.sin((x / length + shift) * 2 * Math.PI),
      base,
    )
    points.push(`${x} ${Math.round(y)}`)
  }
  return points
}

export const below = (points: readonly string[]): string =>
  `M${points.join('L')}L${WIDTH + BEYOND} ${HEIGHT}L-${BEYOND} ${HEIGHT}Z`
