/** Dunes under a low sun. */
import { below, glow, gradient, ground, picture, ridge } from './svg.ts'

export function dunes(): string {
  const colors = [
    ['#d98a55', '#a9573a'],
    ['#c9733f', '#8d402f'],
    ['#b45a34', '#6f2c2b'],
    ['#8f3f2e', '#4c1c28'],
    ['#642a2b', '#2c1022'],
  ] as const
  const layers = colors.map(([light, dark], at) => {
    const base = 980 + at * 125
    const line = ridge(base, [
      [70 - at * 6, 1500 - at * 110, at * 0.37],
      [34, 620 + at * 90, at * 0.61 + 0.2],
    ])
    return {
      definition: gradient(
        `dune${at}`,
        [
          [0, light],
          [1, dark],
        ],
        'x1="0" y1="0" x2="0.7" y2="1"',
      ),
      shape: `<path d="${below(line)}" fill="url(#dune${at})"/><path d="M${line.join('L')}" fill="none" stroke="#ffd9a3" stroke-opacity="${0.4 - at * 0.06}" stroke-width="3"/>`,
    }
  })
  return picture(
    gradient('sky', [
      [0, '#1d1b4a'],
      [0.3, '#57327a'],
      [0.5, '#b8506b'],
      [0.62, '#ef9a5d'],
      [0.7, '#ffd28a'],
    ]) +
      glow('halo', '#fff0c4', 0.9) +
      layers.map(({ definition }) => definition).join(''),
    ground('url(#sky)') +
      `<circle cx="1720" cy="930" r="520" fill="url(#halo)"/><circle cx="1720" cy="930" r="118" fill="#fff3d2"/>` +
      layers.map(({ shape }) => shape).join(''),
  )
}
