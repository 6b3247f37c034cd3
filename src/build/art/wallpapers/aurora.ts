/** Northern lights above mountains. */
import { createRandomSource } from '../../../base/services/random.ts'
import { BEYOND, WIDTH, below, blur, gradient, ground, picture, ridge } from './svg.ts'

export function aurora(): string {
  const next = createRandomSource(7).stream('wallpaper')
  const stars = Array.from({ length: 420 }, () => {
    const [x, y] = [next() * WIDTH, next() ** 1.4 * 1150]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.8 + next() ** 4 * 2.6).toFixed(1)}" fill="#fff" fill-opacity="${(0.35 + next() * 0.6).toFixed(2)}"/>`
  })
  const curtain = (at: number, color: string, top: number, height: number): string => {
    const upper = ridge(top, [
      [90, 1700, at * 0.29],
      [40, 610, at * 0.53],
    ])
    const lower = ridge(top + height, [
      [120, 1500, at * 0.29 + 0.08],
      [52, 540, at * 0.53],
    ])
    return `<path d="M${upper.join('L')}L${lower.toReversed().join('L')}Z" fill="url(#${color})" filter="url(#soft)"/>`
  }
  const hills = (base: number, fill: string, seed: number): string => {
    const step = createRandomSource(seed).stream('wallpaper')
    const points: string[] = []
    let y = base
    for (let x = -BEYOND; x <= WIDTH + BEYOND; x += 46) {
      y += (step() - 0.5) * 92 + (base - y) * 0.16
      points.push(`${x} ${Math.round(y)}`)
    }
    return `<path d="${below(points)}" fill="${fill}"/>`
  }
  return picture(
    gradient('night', [
      [0, '#050a24'],
      [0.45, '#0b2149'],
      [0.75, '#14456a'],
      [1, '#1c6a78'],
    ]) +
      gradient('green', [
        [0, '#3dffb0', 0],
        [0.55, '#3dffb0', 0.5],
        [1, '#b6ffd8', 0.05],
      ]) +
      gradient('violet', [
        [0, '#9a5cff', 0],
        [0.6, '#a86bff', 0.42],
        [1, '#3dffb0', 0],
      ]) +
      blur('soft', 34, 46),
    ground('url(#night)') +
      stars.join('') +
      curtain(1, 'violet', 180, 560) +
      curtain(2, 'green', 330, 520) +
      curtain(3.4, 'green', 520, 420) +
      hills(1210, '#0c2b40', 11) +
      hills(1330, '#071b2c', 23) +
      hills(1450, '#030d18', 5),
  )
}
