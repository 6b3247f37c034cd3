import { describe, expect, it } from 'vitest'
import { createBackStack } from '../../../../src/shell/phone/backStack.ts'

/** An entry of the desktop's, which is no level of a phone. */
const OTHER = 'other'
type Entry = number | null | typeof OTHER

/** A browser's history whose journeys end when the test says so, as they do some time later. */
function aHistory(first: Entry[] = [null]) {
  const entries = [...first]
  const journeys: number[] = []
  let at = entries.length - 1
  const move = (delta: number): void => {
    at = Math.max(0, Math.min(entries.length - 1, at + delta))
  }
  return {
    entries,
    journeys,
    level: () => {
      const entry = entries[at]
      return typeof entry === 'number' ? entry : null
    },
    isNew: () => entries[at] === null,
    push(level: number) {
      entries.length = at + 1
      entries.push(level)
      at += 1
    },
    mark(level: number) {
      entries[at] = level
    },
    go: (delta: number) => void journeys.push(delta),
    /** The visitor's own Back or Forward. */
    move,
    /** The visitor enters an address. */
    enter() {
      entries.length = at + 1
      entries.push(null)
      at += 1
    },
    arriveAt() {
      move(journeys.shift() ?? 0)
    },
  }
}

function aStack(first?: Entry[], answers: { entered?: () => void; passes?: boolean } = {}) {
  const history = aHistory(first)
  const stack = createBackStack(history)
  const backs: number[] = []
  const forwards: number[] = []
  let count: number | null = 0
  let ahead = 0
  const settled: (number | null)[] = []
  const levels = {
    count: () => count,
    leave(gone: number) {
      backs.push(gone)
      count = (count ?? 0) - gone
      ahead += gone
      // One after the other, as windows close.
      stack.update()
    },
    bring(wanted: number) {
      if (wanted > 0) forwards.push(wanted)
      count = (count ?? 0) + Math.min(wanted, ahead)
      ahead -= Math.min(wanted, ahead)
    },
    forgetAhead() {
      ahead = 0
    },
    settled: () => void settled.push(history.level()),
    entered: () => Promise.resolve(answers.entered?.()),
    passes: () => answers.passes ?? false,
  }
  const show = (next: number | null): void => {
    count = next
    stack.update()
  }
  const stop = stack.follow(levels)
  const arrive = (): void => {
    history.arriveAt()
    stack.arrived()
  }
  const go = (delta: number): void => {
    history.move(delta)
    stack.arrived()
  }
  return { history, stack, backs, forwards, settled, levels, show, stop, arrive, go }
}

/** What is done once a promise is kept. */
const soon = () => new Promise((resolve) => setTimeout(resolve))

describe('the stack of what Back takes away', () => {
  it('adds one entry a level, and says when it is as deep', () => {
    const { history, show, settled } = aStack()
    show(1)
    show(3)
    show(3)
    expect(history.entries).toEqual([0, 1, 2, 3])
    expect(history.journeys).toEqual([])
    expect(settled).toEqual([0, 1, 3, 3])
  })

  it('tells of a Back, and adds no entry for it', () => {
    const { history, show, backs, go } = aStack()
    show(2)
    go(-1)
    expect(backs).toEqual([1])
    expect(history.entries).toEqual([0, 1, 2])
    expect(history.level()).toBe(1)
    expect(history.journeys).toEqual([])
  })

  it('tells of several levels at once, as from the list of a long press', () => {
    const { show, backs, go } = aStack()
    show(3)
    go(-3)
    expect(backs).toEqual([3])
  })

  it('travels back when windows are closed otherwise, without telling of it', () => {
    const { history, show, backs, settled, arrive } = aStack()
    show(3)
    show(1)
    expect(history.journeys).toEqual([-2])
    expect(settled).toEqual([0, 3])
    arrive()
    expect(history.level()).toBe(1)
    expect(settled).toEqual([0, 3, 1])
    expect(backs).toEqual([])
  })

  it('waits for a journey to end before it adds entries', () => {
    const { history, show, backs, arrive } = aStack()
    show(1)
    show(0)
    show(2)
    expect(history.entries).toEqual([0, 1])
    arrive()
    expect(history.entries).toEqual([0, 1, 2])
    expect(backs).toEqual([])
  })

  it('tells of a Forward, to one level or several', () => {
    const { history, show, forwards, go } = aStack()
    show(3)
    go(-3)
    go(1)
    go(2)
    expect(forwards).toEqual([1, 2])
    expect(history.level()).toBe(3)
    expect([history.entries, history.journeys]).toEqual([[0, 1, 2, 3], []])
  })

  it('goes back again when Forward leads to a level that the phone does not restore', () => {
    const { history, show, backs, go, arrive } = aStack()
    show(2)
    // By a button, and not by Back.
    show(1)
    arrive()
    go(1)
    expect(history.journeys).toEqual([-1])
    arrive()
    expect(history.level()).toBe(1)
    expect(backs).toEqual([])
  })

  it('takes nothing away for a Back that comes while an address is looked up', async () => {
    const { history, stack, show, backs, levels, go } = aStack()
    show(1)
    let opened = (): void => {}
    levels.entered = () => new Promise<void>((resolve) => (opened = resolve))
    history.enter()
    stack.arrived()
    go(-1)
    opened()
    await soon()
    expect(backs).toEqual([])
    expect([history.level(), history.journeys]).toEqual([1, []])
  })

  it('leaves the entries of an earlier load until the levels are known', () => {
    const { history, show, backs, arrive, levels } = aStack([0, 1, 2])
    expect(history.journeys).toEqual([-2])
    arrive()
    expect(history.level()).toBe(0)
    const later = aHistory([0, 1, 2])
    createBackStack(later).follow({ ...levels, count: () => null })
    expect(later.journeys).toEqual([])
    show(0)
    expect(backs).toEqual([])
  })

  it('makes the entry of an address the next level where it opens one', async () => {
    const opens = { entered: () => {} }
    const { history, stack, show, backs } = aStack(undefined, opens)
    show(1)
    opens.entered = () => show(2)
    history.enter()
    stack.arrived()
    await soon()
    expect(history.entries).toEqual([0, 1, 2])
    expect(history.journeys).toEqual([])
    expect(backs).toEqual([])
  })

  it('leaves the entry of an address again where it opens none', async () => {
    const { history, stack, show, backs, arrive } = aStack()
    show(1)
    history.enter()
    stack.arrived()
    await soon()
    expect(history.journeys).toEqual([-1])
    arrive()
    expect(history.level()).toBe(1)
    expect(backs).toEqual([])
  })

  it('passes entries of the desktop over, or makes one the page’s own', () => {
    const passing = aStack([OTHER, 0], { passes: true })
    passing.show(1)
    passing.go(-1)
    passing.go(-1)
    expect(passing.history.entries).toEqual([OTHER, 0, 1])
    const resting = aStack([OTHER, 0])
    resting.show(1)
    resting.go(-2)
    expect(resting.backs).toEqual([1])
    expect(resting.history.entries).toEqual([0, 0, 1])
  })

  it('stands still when the layout goes, and tells nobody of what comes after', () => {
    const { history, show, backs, stop, go, stack } = aStack()
    show(2)
    stop()
    go(-1)
    history.enter()
    stack.arrived()
    expect(history.entries).toEqual([0, 1, null])
    expect(history.journeys).toEqual([])
    expect(backs).toEqual([])
  })

  it('survives a layout that is back before the journey has ended', () => {
    const { history, stack, show, backs, levels, stop, arrive } = aStack()
    show(1)
    show(0)
    stop()
    stack.follow(levels)
    show(1)
    arrive()
    expect(history.level()).toBe(1)
    expect(backs).toEqual([])
  })
})
