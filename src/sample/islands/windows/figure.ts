/** Two windows by two painters: the frames as the canvas has them, and above all of them the contents. */
import type { Box } from '../../../base/geometry/box.ts'
import { intersect, type Region, regionOf } from '../../../base/geometry/region.ts'
import { button, facts, picture, spoken, words } from '../../../documents/living/controls.ts'
import { type Drawing, type Drawn, el } from '../../../documents/living/drawing.ts'
import { type Desk, pixelsOf, ROOM, type Shown, shownOn, START } from './desk.ts'

const COLORS = { A: 'var(--fig-1)', B: 'var(--fig-2)' } as const
/** Where lines of the contents end, in parts of its width. */
const LINES = [0.92, 0.78, 0.86, 0.7, 0.9, 0.55]

export function draw(desk: Desk = START, isLive = false): Drawing {
  const both = shownOn(desk)
  const [lower, upper] = both
  const boxes = lower.clientVisible.length
  return [
    picture(
      // What is operated must not lie in one image.
      { ...ROOM, role: isLive ? 'group' : 'img' },
      describe(desk),
      el('rect', { ...ROOM, className: 'island-desk' }),
      ...both.map(frame),
      ...both.map((each) => content(each, desk.isClipped)),
      ...(isLive ? [...both].sort((a, b) => a.name.localeCompare(b.name)).map(grip) : []),
    ),
    el(
      'div',
      { className: 'island-row' },
      button('Clip the contents', { name: 'clip', 'aria-pressed': String(desk.isClipped) }, isLive),
      button('Start again', { name: 'reset' }, isLive),
    ),
    facts(
      [
        `pixels of ${lower.name}’s content that ${upper.name} leaves`,
        pixelsOf(lower.clientVisible).toLocaleString('en'),
      ],
      ['boxes in that region', String(boxes)],
    ),
    el(
      'div',
      {
        className: 'island-code',
        ...(isLive && { tabIndex: 0, role: 'group', 'aria-label': `Clip path of ${lower.name}` }),
      },
      el('code', {}, `clip-path: ${desk.isClipped ? spaced(lower.clip) : 'none'}`),
    ),
    ...spoken(`${lower.name} keeps ${boxes} ${boxes === 1 ? 'box' : 'boxes'}`, isLive),
  ]
}

/** What the picture shows, in words. */
export function describe(desk: Desk): string {
  const [lower, upper] = shownOn(desk)
  const at = ({ name, box }: Shown): string => `${name} at ${box.x}, ${box.y}`
  const left = desk.isClipped
    ? `The content of ${lower.name} is cut to what ${upper.name} leaves of it`
    : `The content of ${lower.name} runs across ${upper.name}, since nothing is cut`
  return `Two windows, ${at(lower)} and above it ${at(upper)}. ${left}.`
}

/** A space before each box, where a line may break. */
function spaced(clip: string): string {
  return clip.replaceAll('ZM', 'Z M')
}

function pathOf(region: Region): string {
  return region
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`)
    .join('')
}

function frame({ name, box, opaque }: Shown): Drawn {
  return el(
    'g',
    { shapeRendering: 'crispEdges' },
    el('path', { d: pathOf(opaque), className: 'island-paper' }),
    el('path', { d: pathOf(opaque), fill: COLORS[name] }),
    words(box.x + 10, box.y + 20, `${name}: ${box.x}, ${box.y}`, {
      className: 'island-on-color',
      fontWeight: 'bold',
    }),
  )
}

/** The region is the shape itself: what is cut away is not drawn. */
function content({ name, client, clientVisible }: Shown, isClipped: boolean): Drawn {
  const region = isClipped ? clientVisible : [client]
  const lines = LINES.map((share, index): Box => ({
    x: client.x + 14,
    y: client.y + 16 + index * 18,
    width: Math.round((client.width - 28) * share),
    height: 5,
  }))
  const cut = lines.flatMap((line) => intersect(regionOf(line), region))
  return el(
    'g',
    { shapeRendering: 'crispEdges' },
    el('path', { d: pathOf(region), className: 'island-paper' }),
    el('path', { d: pathOf(region), fill: COLORS[name], fillOpacity: 0.14 }),
    el('path', { d: pathOf(cut), fill: COLORS[name], fillOpacity: 0.75 }),
  )
}

/** What is visible of a window is where a pointer takes hold of it. */
function grip({ name, box, visible }: Shown): Drawn {
  return el('path', {
    d: visible.length > 0 ? pathOf(visible) : 'M0 0Z',
    className: 'island-grip',
    'data-window': name,
    tabIndex: 0,
    role: 'button',
    'aria-label': `Window ${name}, at ${box.x}, ${box.y}: arrow keys move it`,
  })
}
