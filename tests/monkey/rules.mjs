// @ts-check
/** What must hold of the desk whatever was done to it. Knows the page's contract, nothing of the program. */

/**
 * Runs in the page.
 * @returns {string[]} what is wrong now; some of it may only be on its way
 */
export function brokenRules() {
  /** @type {string[]} */
  const broken = []
  /**
   * @param {boolean} holds
   * @param {string} rule
   */
  const expect = (holds, rule) => {
    if (!holds) broken.push(rule)
  }
  /** @param {string} selector */
  const all = (selector) => [...document.querySelectorAll(selector)]
  const shells = all('main[data-layout]')
  expect(shells.length === 1, `one shell, not ${shells.length}`)
  const shell = shells[0]
  const isDesktop = shell?.getAttribute('data-layout') === 'desktop'
  const canvases = all('canvas[data-part="scene"]').length
  expect(canvases === (isDesktop ? 1 : 0), `${canvases} scenes`)

  const windows = all('[data-window-id][data-app]')
  const ids = windows.map((each) => each.getAttribute('data-window-id'))
  expect(new Set(ids).size === ids.length, `every window once: ${ids.join()}`)
  expect(windows.length <= 80, `${windows.length} windows`)
  expect(document.querySelectorAll('*').length < 30_000, 'too many elements')

  const { activeElement } = document
  const isShown = activeElement === document.body || activeElement?.checkVisibility() === true
  expect(isShown, `the focus is on something hidden: ${activeElement?.outerHTML.slice(0, 120)}`)
  expect(activeElement?.closest('[inert]') === null, 'the focus is on something inert')
  expect(all('[data-part="marquee"], [data-part="snap-preview"]').length === 0, 'a grab goes on')
  if (!shell || !isDesktop) return broken

  const shown = windows.filter((each) => each.checkVisibility())
  const byOrder = shown
    .map((each) => ({ each, z: Number(getComputedStyle(each).zIndex) }))
    .sort((a, b) => a.z - b.z)
  expect(new Set(byOrder.map(({ z }) => z)).size === shown.length, 'two windows at one height')
  const active = windows.filter((each) => each.getAttribute('data-active') === 'true')
  const top = byOrder.at(-1)?.each
  const wanted = shell.getAttribute('data-focusing') === 'WINDOW' && top ? [top] : []
  /** @param {readonly Element[]} elements */
  const idsOf = (elements) => elements.map((each) => each.getAttribute('data-window-id')).join()
  const isRight = active.length === wanted.length && active[0] === wanted[0]
  expect(isRight, `active are windows ${idsOf(active)}, not ${idsOf(wanted)}`)

  const desk = document.querySelector('[data-part="desktop"]')?.getBoundingClientRect()
  expect(desk !== undefined, 'no desktop')
  for (const each of shown) {
    if (!desk || each.getAttribute('data-maximized') === 'true') continue
    const { left, top: above, right, bottom, width, height } = each.getBoundingClientRect()
    const edges = [left, above, right, bottom, desk.right, desk.bottom].map(Math.round)
    const lies = `window ${idsOf([each])}, whose edges and the desktop's are ${edges.join()}`
    expect(width >= 39 && height >= 39, `too small: ${lies}`)
    expect(left >= -1 && above >= -1, `outside: ${lies}`)
    expect(right <= Math.max(40, desk.right) + 1, `outside: ${lies}`)
    expect(bottom <= Math.max(40, desk.bottom) + 1, `outside: ${lies}`)
  }
  for (const button of all('[role="toolbar"] button[data-window-id]')) {
    const id = button.getAttribute('data-window-id')
    expect(ids.includes(id), `a button for window ${id}, which is not there`)
    const isPressed = button.getAttribute('aria-pressed') === 'true'
    const isActive = active[0]?.getAttribute('data-window-id') === id
    expect(isPressed === isActive, `the button of window ${id} is pressed: ${isPressed}`)
  }
  return broken
}
