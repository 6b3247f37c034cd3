/** Pines in the mist of a morning. */
import { createRandomSource } from '../../../base/services/random.ts'
import { BEYOND, HEIGHT, WIDTH, below, glow, gradient, ground, picture, ridge } from './svg.ts'

export function pines(): string {
  const next = createRandomSource(31).stream('wallpaper')
  const colors = ['#a9c3c4', '#82a6a9', '#5c8688', '#3b6668', '#224749', '#0f2c2e']
  const layers = colors.map((color, at) => {
    const base = 760 + at * 150
    const line = ridge(base, [
      [60, 1400 - at * 90, at * 0.41],
      [24, 430, at * 0.23],
    ])
    const size = 46 + at * 34
    const trees: string[] = []
    for (let x = -60; x < WIDTH + 60; x += size * (0.34 + next() * 0.3)) {
      const point =
        line[Math.min(line.length - 1, Math.max(0, Math.round((x + BEYOND) / 20)))] ?? ''
      const foot = Number(point.split(' ')[1]) + size * 0.4
      const tall = size * (1.5 + next() * 1.5)
      const wide = tall * 0.19
      const tiers = [0, 0.24, 0.46, 0.68].map((from, tier) => {
        const half = wide * (0.42 + tier * 0.24)
        const [top, end] = [foot - tall + tall * from, foot - tall + tall * (from + 0.38)]
        // Clockwise, as the ground is: where shapes of one path wind in two ways they cut holes into each other.
        return `M${x.toFixed(0)} ${top.toFixed(0)}l${half.toFixed(0)} ${(end - top).toFixed(0)}h${(-2 * half).toFixed(0)}z`
      })
      trees.push(tiers.join(''))
    }
    return `<path d="${below(line)}${trees.join('')}" fill="${color}"/><rect y="${base - 140}" width="${WIDTH}" height="${HEIGHT}" fill="url(#mist)" opacity="${0.55 - at * 0.09}"/>`
  })
  return picture(
    gradient('dawn', [
      [0, '#7fb0c9'],
      [0.3, '#b9d3d6'],
      [0.55, '#f3e6cf'],
      [0.7, '#f7d9b4'],
    ]) +
      gradient('mist', [
        [0, '#f3ece0', 0],
        [0.25, '#f3ece0', 0.75],
        [0.6, '#f3ece0', 0],
      ]) +
      glow('sun', '#fff6dd', 0.95),
    ground('url(#dawn)') + `<circle cx="760" cy="620" r="560" fill="url(#sun)"/>` + layers.join(''),
  )
}
