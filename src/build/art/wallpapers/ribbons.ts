/** Ribbons of light in deep blue. */
import { glow, gradient, ground, picture, ridge } from './svg.ts'

export function ribbons(): string {
  const bands = Array.from({ length: 11 }, (_, at) => {
    const base = 300 + at * 105
    const upper = ridge(base, [
      [170 - at * 6, 2300, at * 0.045],
      [46, 1150, at * 0.07 + 0.3],
    ])
    const lower = ridge(base + 150 + at * 8, [
      [190 - at * 7, 2300, at * 0.045 + 0.05],
      [38, 1150, at * 0.07 + 0.36],
    ])
    const fill = at % 2 === 0 ? 'pale' : 'deep'
    return (
      `<path d="M${upper.join('L')}L${lower.toReversed().join('L')}Z" fill="url(#${fill})"/>` +
      `<path d="M${upper.join('L')}" fill="none" stroke="#e9fbff" stroke-opacity="0.5" stroke-width="2.5"/>`
    )
  })
  return picture(
    gradient(
      'depth',
      [
        [0, '#062a63'],
        [0.5, '#0a5fae'],
        [1, '#053a70'],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
      gradient(
        'pale',
        [
          [0, '#66d8ff', 0.05],
          [0.5, '#9be8ff', 0.38],
          [1, '#66d8ff', 0.02],
        ],
        'x1="0" y1="0" x2="1" y2="0.2"',
      ) +
      gradient(
        'deep',
        [
          [0, '#02225a', 0.5],
          [0.6, '#0a7bd0', 0.25],
          [1, '#021c4d', 0.45],
        ],
        'x1="0" y1="0" x2="1" y2="0.3"',
      ) +
      glow('light', '#c9f4ff', 0.55),
    ground('url(#depth)') +
      `<ellipse cx="1900" cy="420" rx="1100" ry="620" fill="url(#light)"/>` +
      bands.join(''),
  )
}
