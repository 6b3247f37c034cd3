/** What a figure draws, as a list of shapes: of an interactive figure, or of an SVG in an article. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Drawing } from '../../src/documents/living/drawing.ts'
import { ROOT } from '../../src/build/scripts/root.mjs'

export interface Shape {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Its own words. */
  readonly text: string
}

export interface Place {
  readonly x: number
  readonly y: number
}

/** @param drawing what the figure of an island draws */
export function shapesOf(drawing: Drawing): readonly Shape[] {
  return drawing.flatMap((drawn) => {
    if (typeof drawn === 'string') return []
    const [name, given, children] = drawn
    const attributes = Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, String(value)]),
    )
    const text = children.filter((child) => typeof child === 'string').join('')
    return [{ name, attributes, text }, ...shapesOf(children)]
  })
}

/** @param id of the `title` in an SVG that is written out in an article */
export function shapesIn(slug: string, id: string): readonly Shape[] {
  const source = readFileSync(path.join(ROOT, `src/sample/posts/${slug}.mdx`), 'utf8')
  const [svg = ''] = source.split('<svg ').filter((part) => part.includes(`id="${id}"`))
  const elements = svg.slice(0, svg.indexOf('</svg>')).matchAll(/<(\w+)([^>]*?)\/?>([^<]*)/g)
  return [...elements].map(([, name = '', attributes = '', text = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
    text: text.trim(),
  }))
}

export const numberOf = ({ attributes }: Shape, name: string): number => Number(attributes[name])

/** Where the points of a path of straight lines, or of a polyline, lie. */
export function placesOf({ attributes }: Shape): readonly Place[] {
  const text = attributes['points'] ?? attributes['d'] ?? ''
  const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? []
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? NaN }] : [],
  )
}

/**
 * How an axis turns numbers into places, as its labels have it. Throws if they lie on no straight line; one label may be
 * a pixel off.
 * @param valueOf undefined for texts that are no labels of the axis
 * @param beyond how far a label lies to the right of its mark, or below it
 */
export function scaleOf(
  shapes: readonly Shape[],
  axis: 'x' | 'y',
  valueOf: (text: string) => number | undefined,
  beyond = 0,
): (value: number) => number {
  const marks = shapes.flatMap((shape) => {
    const value = shape.name === 'text' ? valueOf(shape.text) : undefined
    return value === undefined ? [] : [{ value, at: numberOf(shape, axis) - beyond }]
  })
  const [first, last] = [marks.at(0), marks.at(-1)]
  if (!first || !last || first.value === last.value) throw new Error('Too few labels for a scale')
  const slope = (last.at - first.at) / (last.value - first.value)
  const scale = (value: number): number => first.at + slope * (value - first.value)
  const astray = marks.filter(({ value, at }) => Math.abs(scale(value) - at) > 1)
  if (astray.length > 0) throw new Error(`No straight scale: ${JSON.stringify(astray)}`)
  return scale
}
