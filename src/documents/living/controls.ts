/**
 * What a visitor operates in an interactive figure. The static picture keeps the room of each, so that the interactive one takes
 * exactly its place (styles: documents/article/island/figures.css).
 */
import { type Drawing, type Drawn, type DrawnElement, el } from './drawing.ts'

export interface SliderWords {
  readonly name: string
  readonly label: string
  /** What the value is called: `10%`. */
  readonly shown: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** True: there is nothing to choose at present. */
  readonly isIdle?: boolean
}

/** A row: what it is, a slider (a bar in the static picture), and its value in words. */
export function slider(given: SliderWords, isLive: boolean): DrawnElement {
  const { name, label, shown, value, min, max, isIdle = false } = given
  const share = (value - min) / (max - min)
  const bar = el(
    'svg',
    {
      className: 'island-bar',
      viewBox: '0 0 100 8',
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    },
    el('rect', { x: 0, y: 2, width: 100, height: 4, fill: 'currentColor', fillOpacity: 0.2 }),
    el('rect', { x: 0, y: 2, width: round(100 * share), height: 4, fill: 'var(--fig-1)' }),
  )
  const input = el('input', {
    type: 'range',
    className: 'island-range',
    name,
    min,
    max,
    value,
    disabled: isIdle,
    'aria-label': label,
    'aria-valuetext': shown,
  })
  return el(
    'div',
    { className: 'island-slider' },
    el('span', { className: 'island-label' }, label),
    el('span', { className: 'island-slot' }, bar, ...(isLive ? [input] : [])),
    el('span', { className: 'island-value' }, shown),
  )
}

/** A button; its empty place in the static picture. */
export function button(
  said: string,
  attributes: DrawnElement[1] & { readonly name: string },
  isLive: boolean,
): DrawnElement {
  return isLive
    ? el('button', { type: 'button', className: 'island-button', ...attributes }, said)
    : el('span', { className: 'island-button island-absent' }, said)
}

/** Figures with their names below. */
export function facts(...all: readonly (readonly [name: string, value: string])[]): DrawnElement {
  return el(
    'div',
    { className: 'island-facts' },
    ...all.map(([name, value]) => el('p', {}, el('strong', {}, value), ' ', el('span', {}, name))),
  )
}

/** What assistive technology says when it changes; '' while something still runs. */
export function spoken(said: string, isLive: boolean): Drawing {
  return isLive ? [el('p', { className: 'visually-hidden', role: 'status' }, said)] : []
}

/** A drawing with a name for those who do not see it. */
export function picture(
  size: { readonly width: number; readonly height: number; readonly role?: 'img' | 'group' },
  label: string,
  ...children: Drawing
): DrawnElement {
  const { width, height, role = 'img' } = size
  const viewBox = `0 0 ${width} ${height}`
  return el('svg', { viewBox, role, 'aria-label': label, fill: 'none', fontSize: 15 }, ...children)
}

export function words(x: number, y: number, text: string, attributes: DrawnElement[1] = {}): Drawn {
  return el('text', { x: round(x), y: round(y), fill: 'currentColor', ...attributes }, text)
}

/** Tenths are finer than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
