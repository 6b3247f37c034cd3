/** Whether the figures of the articles draw the numbers that the articles claim, at the places that their axes say. */
import { describe, expect, it } from 'vitest'
import { shoulderInsets } from '../../src/display/scene/opaque.ts'
import {
  draw as drawBootstrap,
  drawer,
  START,
  TABLES,
} from '../../src/sample/islands/bootstrap/figure.ts'
import { ROUNDS } from '../../src/sample/islands/bootstrap/bootstrap.ts'
import { draw as drawKappa } from '../../src/sample/islands/kappa/figure.ts'
import { draw as drawTide } from '../../src/sample/islands/tide/figure.ts'
import { changeAt, DAYS, measure, PER_DAY, RELEASE } from '../../src/sample/islands/tide/tide.ts'
import { shownOn, START as DESK } from '../../src/sample/islands/windows/desk.ts'
import { draw as drawWindows } from '../../src/sample/islands/windows/figure.ts'
import * as judge from './judgeStatistics.ts'
import { codeOf, readArticle } from './listings.ts'
import {
  numberOf,
  type Place,
  placesOf,
  scaleOf,
  type Shape,
  shapesIn,
  shapesOf,
} from './shapes.ts'

const numeral = (text: string): number | undefined =>
  /^-?[\d.]+$/.test(text) ? Number(text) : undefined
const withSign =
  (sign: string) =>
  (text: string): number | undefined =>
    text.endsWith(sign) ? numeral(text.slice(0, -sign.length).trim()) : undefined

/** Those of the shapes that have the attributes. */
const having = (
  shapes: readonly Shape[],
  wanted: Readonly<Record<string, string>>,
): readonly Shape[] =>
  shapes.filter(({ attributes }) =>
    Object.entries(wanted).every(([name, value]) => attributes[name] === value),
  )

function expectPlaces(found: readonly Place[], expected: readonly Place[], within = 0.5): void {
  expect(found).toHaveLength(expected.length)
  const astray = found.filter(
    ({ x, y }, index) =>
      Math.abs(x - (expected[index]?.x ?? NaN)) > within ||
      Math.abs(y - (expected[index]?.y ?? NaN)) > within,
  )
  expect(astray).toEqual([])
}

const centreOf = (circle: Shape): Place => ({
  x: numberOf(circle, 'cx'),
  y: numberOf(circle, 'cy'),
})

describe('the cost of a correction', () => {
  const shapes = shapesIn('hands-free-coding', 'hfc-cost-title')
  const x = scaleOf(shapes, 'x', withSign('%'))
  const y = scaleOf(
    shapes.filter((shape) => numberOf(shape, 'x') === 32),
    'y',
    withSign(' s'),
    5,
  )
  /** The formula of the article, for two seconds of speech. */
  const time = (percent: number, recovery: number): number =>
    2 + ((2 + recovery) * (100 - percent)) / percent
  const at = (percent: number, recovery: number): Place => ({
    x: x(percent),
    y: y(time(percent, recovery)),
  })

  it('has the formula as its curves, and its marks at 80%', () => {
    const percents = Array.from({ length: 11 }, (_, index) => 50 + 5 * index)
    const [four, one] = shapes.filter(({ name }) => name === 'polyline')
    for (const [line, recovery] of [
      [four, 4],
      [one, 1],
    ] as const)
      expectPlaces(
        line ? placesOf(line) : [],
        percents.map((percent) => at(percent, recovery)),
      )
    const circles = shapes.filter(({ name }) => name === 'circle').map(centreOf)
    expectPlaces(circles, [at(80, 4), at(80, 1)])
    const texts = shapes.map(({ text }) => text)
    expect(texts).toContain(`${time(80, 4)} s`)
    expect(texts).toContain(`${time(80, 1)} s`)
  })

  it('saves as much as nine points of accuracy', () => {
    const { prose } = readArticle('hands-free-coding')
    const [, rise = ''] = /accuracy would have to rise to (\d+)%/.exec(prose) ?? []
    expect(time(Number(rise), 4)).toBeCloseTo(time(80, 1), 1)
    expect(Math.round(600 / (time(80, 1) - 2 + 6))).toBe(Number(rise))
  })
})

describe('the control chart', () => {
  const shapes = shapesIn('testing-llm-as-judge', 'judge-fig2-title')
  const code = codeOf(readArticle('testing-llm-as-judge'), 'python')
  const runs = (/runs = \[([\d,\s]+)\]/.exec(code)?.[1] ?? '').split(',').map(Number)
  const labels = having(shapes, { y: '258' })
  const x = scaleOf(labels, 'x', numeral)
  const y = scaleOf(having(shapes, { x: '28' }), 'y', numeral, 5)
  const all = [...runs, 127].map((run, index): Place => ({ x: x(index + 1), y: y(run) }))

  it('has each run at its place', () => {
    expect(runs).toHaveLength(16)
    const [line] = having(shapes, { stroke: 'var(--fig-3)' })
    expectPlaces(line ? placesOf(line) : [], all)
    expectPlaces(having(shapes, { r: '3.5' }).map(centreOf), all.slice(0, -1))
    const [last] = having(shapes, { fill: 'var(--fig-4)' })
    const middle = (name: string, size: string): number =>
      last ? numberOf(last, name) + numberOf(last, size) / 2 : NaN
    expectPlaces([{ x: middle('x', 'width'), y: middle('y', 'height') }], all.slice(-1))
  })

  it('has the limits of both formulas, and the mean', () => {
    const mean = runs.reduce((sum, run) => sum + run) / runs.length
    const moves = runs.slice(1).map((run, index) => Math.abs(run - (runs[index] ?? NaN)))
    const xmr = (2.66 * moves.reduce((sum, move) => sum + move)) / moves.length
    const binomial = 3 * Math.sqrt(mean * (1 - mean / 150))
    const lines = shapes.filter(({ name }) => name === 'line')
    for (const [look, ...values] of [
      [{ stroke: 'var(--fig-1)' }, mean - xmr, mean + xmr],
      [{ stroke: 'var(--fig-2)' }, mean - binomial, mean + binomial],
      [{ strokeDasharray: '2 4' }, mean],
    ] as const) {
      const drawn = having(lines, look).map(({ attributes }) => {
        expect(attributes['y1']).toBe(attributes['y2'])
        return { x: 0, y: Number(attributes['y1']) }
      })
      expectPlaces(
        drawn,
        values.map((value) => ({ x: 0, y: y(value) })),
      )
    }
    const [band] = having(shapes, { fillOpacity: '0.12' })
    expectPlaces(band ? cornersOf(band) : [], [
      { x: 34, y: y(mean + xmr) },
      { x: 247, y: y(mean - xmr) },
    ])
  })
})

it('the enlarged shoulder leaves out what the desktop leaves out', () => {
  const shapes = shapesIn('windows-xp-portfolio', 'xp-fig-title')
  // One square is a pixel; the window begins in the fourth of the row, and of the column.
  const [side, start] = [18, 54]
  const insets = shoulderInsets(1)
  const steps = insets.map((inset, row) => `H${start + side * inset}V${start + side * (row + 1)}`)
  // Rows alike are one line.
  const outline = `M216 54${steps.join('')}H54V198`.replaceAll(/(H\d+)V\d+(?=\1V)/g, '')

  expect(having(shapes, { strokeWidth: '3' })[0]?.attributes['d']).toBe(outline)
  const numbers = shapes.filter(({ name, text }) => name === 'text' && /^\d$/.test(text))
  expect(numbers.map(({ text }) => Number(text))).toEqual(insets)
})

/** The upper left one and the lower right one. */
function cornersOf(rect: Shape): readonly Place[] {
  const [x, y] = [numberOf(rect, 'x'), numberOf(rect, 'y')]
  return [
    { x, y },
    { x: x + numberOf(rect, 'width'), y: y + numberOf(rect, 'height') },
  ]
}

describe('the interactive figures', () => {
  it('kappa: its curve, its raw agreement and its marks stand where the axes say', () => {
    for (const [fails, right] of [
      [10, 90],
      [37, 71],
    ] as const) {
      const shapes = shapesOf(drawKappa({ fails, right }))
      const x = scaleOf(shapes, 'x', withSign('%'))
      const y = scaleOf(having(shapes, { textAnchor: 'end' }), 'y', numeral, 5)
      const kappaAt = (percent: number): number => {
        const [bad, good] = [percent * 100, (100 - percent) * 100]
        const share = right / 100
        return judge.kappa(
          judge.pairsOf(share * good, (1 - share) * good, (1 - share) * bad, share * bad),
        )
      }
      const [curve] = having(shapes, { stroke: 'var(--fig-1)', strokeLinejoin: 'round' })
      const places = curve ? placesOf(curve) : []
      expect(places).toHaveLength(101)
      for (const percent of [1, 5, 10, 20, 50])
        expectPlaces(places.slice(percent * 2, percent * 2 + 1), [
          { x: x(percent), y: y(kappaAt(percent)) },
        ])
      const circles = shapes.filter(({ name }) => name === 'circle').map(centreOf)
      expectPlaces(circles, [
        { x: x(fails), y: y(kappaAt(fails)) },
        { x: x(fails), y: y(right / 100) },
      ])
    }
  })

  it('the bootstrap: bars count its resamples, and lines mark the kappa and the interval', () => {
    for (const items of [200, 50] as const) {
      const kappas = drawer({ ...START, items })(ROUNDS)
      const shapes = shapesOf(drawBootstrap({ ...START, items, kappas }))
      const x = scaleOf(having(shapes, { y: '206' }), 'x', numeral)
      const [bars] = having(
        shapes.filter(({ name }) => name === 'path'),
        { fill: 'var(--fig-1)' },
      )
      const drawn = [...(bars?.attributes['d'] ?? '').matchAll(/M([\d.]+) [\d.]+v-([\d.]+)h/g)].map(
        ([, left, height]) => [Number(left), Number(height)] as const,
      )
      const counted = Array.from({ length: 50 }, (_, bin) => ({
        left: x(bin / 50),
        count: kappas.filter((kappa) => Math.floor(kappa * 50) === bin).length,
      })).filter(({ count }) => count > 0)
      const [tallest] = counted.toSorted((one, other) => other.count - one.count)
      expect(drawn).toHaveLength(counted.length)
      const most = Math.max(...drawn.map(([, height]) => height))
      expectPlaces(
        drawn.map(([left, height]) => ({ x: left, y: height })),
        counted.map(({ left, count }) => ({
          x: left,
          y: (most * count) / (tallest?.count ?? NaN),
        })),
        1,
      )
      const sorted = kappas.toSorted((one, other) => one - other)
      const [band] = having(shapes, { fillOpacity: '0.12' })
      const ends = band ? cornersOf(band).map((corner) => ({ ...corner, y: 0 })) : []
      expectPlaces(ends, [
        { x: x(sorted[100] ?? NaN), y: 0 },
        { x: x(sorted[3899] ?? NaN), y: 0 },
      ])
      const [line] = having(shapes, { stroke: 'var(--fig-2)' })
      const kappa = judge.kappa(judge.pairsOf(...TABLES[items]))
      expectPlaces(line ? [{ x: placesOf(line)[0]?.x ?? NaN, y: 0 }] : [], [{ x: x(kappa), y: 0 }])
    }
  })

  it('the year: the band holds every measurement, and the release stands on its day', () => {
    const values = measure(1)
    const shapes = shapesOf(drawTide())
    const months = new Map([
      ['Jan', 0],
      ['Mar', 59],
      ['May', 120],
      ['Jul', 181],
      ['Sep', 243],
    ])
    const x = scaleOf(shapes, 'x', (text) => months.get(text))
    const y = scaleOf(having(shapes, { textAnchor: 'end' }), 'y', numeral, 5)
    const [band] = having(shapes, { strokeWidth: '0.5' })
    const columns = [...(band?.attributes['d'] ?? '').matchAll(/M([\d.]+) ([\d.]+)V([\d.]+)/g)].map(
      (each) => each.slice(1).map(Number),
    )
    expect(columns).toHaveLength(836)
    for (const column of [0, 7, 200, 465, 835]) {
      const from = Math.floor((column * DAYS * PER_DAY) / 836)
      const to = Math.floor(((column + 1) * DAYS * PER_DAY) / 836)
      const shown = [...values.subarray(from, to)]
      const [left = 0, top = 0, bottom = 0] = columns[column] ?? []
      expectPlaces(
        [
          { x: left, y: top },
          { x: left, y: bottom },
        ],
        [
          { x: x(((column + 0.5) * DAYS) / 836), y: Math.max(y(Math.max(...shown)), y(900)) },
          { x: x(((column + 0.5) * DAYS) / 836), y: y(Math.min(...shown)) },
        ],
        0.8,
      )
    }
    const [release] = having(shapes, { strokeDasharray: '6 4' })
    expectPlaces(release ? [{ x: placesOf(release)[0]?.x ?? NaN, y: 0 }] : [], [
      { x: x(RELEASE), y: 0 },
    ])
    const { by, within } = changeAt(values, RELEASE)
    const texts = shapes.map(({ text }) => text)
    expect(texts).toContain(`+${Math.round(by)} ± ${Math.round(within)}`)
  })

  it('two windows: frames and contents are the regions of the desktop', () => {
    const shapes = shapesOf(drawWindows())
    const boxes = ({ attributes }: Shape): readonly (readonly number[])[] =>
      [...(attributes['d'] ?? '').matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+Z/g)].map((box) =>
        box.slice(1).map(Number),
      )
    const regions = shownOn(DESK).flatMap(({ opaque, clientVisible }) => [opaque, clientVisible])
    const drawn = new Set(shapes.map((shape) => JSON.stringify(boxes(shape))))
    for (const region of regions)
      expect(drawn).toContain(
        JSON.stringify(region.map(({ x, y, width, height }) => [x, y, width, height])),
      )
  })
})
