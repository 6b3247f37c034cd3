// @ts-check
/** What a monkey may do to the desk, as data: a sequence can be printed, shortened and done again. */
import fc from 'fast-check'

/**
 * @typedef {object} Place where a step happens: one of what is shown, as it is found at that moment
 * @property {keyof typeof TARGETS} among
 * @property {number} pick
 * @property {number} across part of its width
 * @property {number} down part of its height
 */

/**
 * @typedef {{ do: 'click', at: Place, with: 'left' | 'right' | 'middle', times: number }
 *   | { do: 'drag', at: Place, by: [number, number], as: 'mouse' | 'pen', end: 'release' | 'Escape' | 'blur' }
 *   | { do: 'touch', at: Place, by: [number, number], ms: number, end: 'release' | 'cancel' }
 *   | { do: 'wheel', at: Place, by: number }
 *   | { do: 'key', key: string }
 *   | { do: 'size', width: number, height: number, ratio: number }
 *   | { do: 'go', to: string }
 *   | { do: 'back' | 'forward' | 'reload' | 'hide' | 'offline' | 'loseContext' | 'breakStorage' }} Step
 */

/** What is shown, by the selectors of the page's contract. */
export const TARGETS = {
  icon: '[data-icon-id]',
  frame: '[data-part="title-bar"], [data-part^="resize-"], [data-part="title-icon"]',
  caption: '[data-part="title-bar"] button',
  taskbar: '[role="toolbar"] button, [data-part="clock"]',
  row: '[role^="menuitem"]',
  control:
    '[data-part="client"] :is(button, a, input, textarea, select, canvas, [role="option"], [role="tab"], [role="gridcell"], [role="radio"], [role="slider"])',
  desktop: '[data-part="desktop"]',
}

const fraction = fc.integer({ min: 1, max: 19 }).map((part) => part / 20)
/** @type {fc.Arbitrary<Place>} */
const place = fc.record({
  among: fc.oneof(
    { arbitrary: fc.constantFrom(...typedKeys(TARGETS)), weight: 5 },
    { arbitrary: fc.constant(/** @type {const} */ ('row')), weight: 1 },
  ),
  pick: fc.nat({ max: 60 }),
  across: fraction,
  down: fraction,
})
const move = fc.tuple(fc.integer({ min: -700, max: 700 }), fc.integer({ min: -500, max: 500 }))

const KEYS = [
  ...['Tab', 'Shift+Tab', 'Enter', 'Escape', 'Space', 'Delete', 'F10', 'F2', 'Home', 'End'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Control+ArrowRight', 'ContextMenu'],
  ...['Control+a', 'Control+z', 'Control+k', 'Control+Alt+Space', 'Shift+F10', 'Backspace'],
  ...['a', 'n', 's', 'x', '1', '5'],
]
const ADDRESSES = ['', ...['notepad', 'paint', 'minesweeper', 'calculator', 'task-manager']].concat(
  ['my-computer/C/blog', 'my-pictures', 'internet-explorer', 'blog', 'about', 'resume'],
  ['display-properties', 'control-panel', 'help-and-support', 'search', 'nothing-here'],
)
/** Desktop, tablet and phone, and sizes that nobody has. */
const SIZES = [
  ...[
    [1440, 900],
    [1440, 900],
    [1024, 700],
    [800, 600],
    [768, 1024],
  ],
  ...[
    [390, 844],
    [767, 500],
    [320, 256],
    [2000, 300],
  ],
]

/** @type {fc.Arbitrary<Step>} */
export const step = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({
      do: fc.constant(/** @type {const} */ ('click')),
      at: place,
      with: fc.constantFrom(.../** @type {const} */ (['left', 'left', 'left', 'right', 'middle'])),
      times: fc.constantFrom(1, 1, 2),
    }),
  },
  {
    weight: 15,
    arbitrary: fc.record({
      do: fc.constant(/** @type {const} */ ('drag')),
      at: place,
      by: move,
      as: fc.constantFrom(.../** @type {const} */ (['mouse', 'mouse', 'pen'])),
      end: fc.constantFrom(.../** @type {const} */ (['release', 'release', 'Escape', 'blur'])),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant(/** @type {const} */ ('touch')),
      at: place,
      by: fc.oneof(fc.constant(/** @type {[number, number]} */ ([0, 0])), move),
      ms: fc.constantFrom(20, 20, 600),
      end: fc.constantFrom(.../** @type {const} */ (['release', 'release', 'cancel'])),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant(/** @type {const} */ ('wheel')),
      at: place,
      by: fc.integer({ min: -600, max: 600 }),
    }),
  },
  {
    weight: 25,
    arbitrary: fc.record({
      do: fc.constant(/** @type {const} */ ('key')),
      key: fc.constantFrom(...KEYS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...SIZES), fc.constantFrom(1, 1, 2, 1.5))
      .map(([[width = 0, height = 0], ratio]) => ({
        do: /** @type {const} */ ('size'),
        width,
        height,
        ratio,
      })),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant(/** @type {const} */ ('go')),
      to: fc.constantFrom(...ADDRESSES),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        .../** @type {const} */ (['back', 'back', 'forward', 'hide', 'offline', 'loseContext']),
        .../** @type {const} */ (['reload', 'breakStorage']),
      ),
    }),
  },
)

/**
 * @template {string} Key
 * @param {Readonly<Record<Key, unknown>>} object
 */
function typedKeys(object) {
  return /** @type {Key[]} */ (Object.keys(object))
}
