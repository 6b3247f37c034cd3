/** A cloth that repeats without seams. */
import { gradient } from './svg.ts'

export const TILE = 96

export function weave(): string {
  const half = TILE / 2
  const bar = (x: number, y: number, width: number, height: number, fill: string): string =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${fill})"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" width="${TILE}" height="${TILE}"><defs>` +
    gradient('across', [
      [0, '#2b4f7d'],
      [0.5, '#4a76ab'],
      [1, '#27486f'],
    ]) +
    gradient(
      'along',
      [
        [0, '#23436b'],
        [0.5, '#3b6698'],
        [1, '#1f3b5e'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    `</defs><rect width="${TILE}" height="${TILE}" fill="#16304f"/>` +
    bar(0, 3, half, half - 6, 'across') +
    bar(half, half + 3, half, half - 6, 'across') +
    bar(half + 3, 0, half - 6, half, 'along') +
    bar(3, half, half - 6, half, 'along') +
    '</svg>'
  )
}
