/** A text, what was said last, and how the grammar reads it. */
import { button, spoken } from '../../../documents/living/controls.ts'
import { type Drawing, type DrawnElement, el } from '../../../documents/living/drawing.ts'
import { type Console, linesOf, START } from './console.ts'

const EXAMPLES = [
  'go two',
  'take two words',
  'chuck',
  'scratch',
  'go four two',
  'ask add a note',
  'accept',
]

export function draw(now: Console = START, isLive = false): Drawing {
  const { heard, command, told } = now
  return [
    el(
      'div',
      {
        className: 'island-lines',
        ...(isLive && { tabIndex: 0, role: 'group', 'aria-label': 'The text' }),
      },
      el('ol', {}, ...linesOf(now).map((text, index) => line(text, index, now))),
    ),
    el(
      'p',
      { className: 'island-told' },
      el('q', {}, heard),
      ' ',
      el('code', {}, command ? [command.verb, ...command.args].join(' · ') : 'refused'),
      el('br'),
      told,
    ),
    el(
      isLive ? 'form' : 'div',
      { className: 'island-row' },
      box(isLive),
      button('Say it', { name: 'say', type: 'submit' }, isLive),
    ),
    el('div', { className: 'island-row' }, ...EXAMPLES.map((each) => example(each, isLive))),
    ...spoken(`${command ? '' : 'Refused. '}${told}`, isLive),
  ]
}

/** Words to say, which a press says in the living figure. */
function example(words: string, isLive: boolean): DrawnElement {
  if (isLive) return button(words, { name: 'example', value: words }, true)
  return el('span', { className: 'island-button island-quoted' }, words)
}

function box(isLive: boolean): DrawnElement {
  if (!isLive) return el('span', { className: 'island-box island-absent' })
  return el('input', {
    className: 'island-box',
    type: 'text',
    name: 'said',
    'aria-label': 'Say, by typing',
    placeholder: 'take three lines',
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: 'false',
  })
}

function line(text: string, index: number, now: Console): DrawnElement {
  const { taken, line: at } = now
  const isTaken = taken !== null && 'lines' in taken && index >= at && index < at + taken.lines
  const words = text.split(' ')
  const count = taken !== null && 'words' in taken && index === at ? taken.words : 0
  const shown =
    count === 0
      ? [isTaken ? el('mark', {}, text) : text]
      : [el('mark', {}, words.slice(0, count).join(' ')), ` ${words.slice(count).join(' ')}`]
  return el(
    'li',
    {
      ...(index === at && { 'aria-current': 'true' }),
      ...(text.startsWith('#') && { className: 'island-draft' }),
    },
    ...shown,
  )
}
