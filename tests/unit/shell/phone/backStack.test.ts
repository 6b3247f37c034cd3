import { describe, expect, it } from 'vitest'
import { createBackStack } from '../../../../src/shell/phone/backStack.ts'

/** A browser's history whose journeys end when the test says so, as they do some time later. */
function aHistory(depths: (number | null)[] = [null]) {
  const entries = [...depths]
  const journeys: number[] = []
  let at = entries.length - 1
  const move = (delta: number): void => {
    at = Math.max(0, Math.min(entries.length - 1, at + delta))
  }
  return {
    entries,
    journeys,
    depth: () => entries[at] ?? null,
    push(depth: number) {
      entries.length = at + 1
      entries.push(depth)
      at += 1
    },
    mark(depth: number) {
      entries[at] = depth
    },
    go: (delta: number) => void journeys.push(delta),
    /** The visitor's own Back or Forward, or a link to a heading. */
    move,
    visit() {
      entries.length = at + 1
      entries.push(null)
      at += 1
    },
    arriveAt() {
      move(journeys.shift() ?? 0)
    },
  }
}

function aStack(depths?: (number | null)[]) {
  const history = aHistory(depths)
  const stack = createBackStack(history)
  const backs: number[] = []
  const stop = stack.listen((levels) => backs.push(levels))
  return { history, stack, backs, stop }
}

describe('the stack of what Back takes away', () => {
  it('adds one entry a level', () => {
    const { history, stack } = aStack()
    stack.setDepth(1)
    stack.setDepth(3)
    stack.setDepth(3)
    expect(history.entries).toEqual([0, 1, 2, 3])
    expect(history.journeys).toEqual([])
  })

  it('tells of a Back, and adds no entry for it', () => {
    const { history, stack, backs } = aStack()
    stack.setDepth(2)
    history.move(-1)
    stack.arrived()
    stack.setDepth(1)
    expect(backs).toEqual([1])
    expect(history.depth()).toBe(1)
    expect(history.journeys).toEqual([])
  })

  it('tells of several levels at once, as from the list of a long press', () => {
    const { history, stack, backs } = aStack()
    stack.setDepth(3)
    history.move(-3)
    stack.arrived()
    expect(backs).toEqual([3])
  })

  it('travels back when windows are closed otherwise, without telling of it', () => {
    const { history, stack, backs } = aStack()
    stack.setDepth(3)
    stack.setDepth(1)
    expect(history.journeys).toEqual([-2])
    history.arriveAt()
    stack.arrived()
    expect(history.depth()).toBe(1)
    expect(backs).toEqual([])
  })

  it('waits for a journey to end before it adds entries', () => {
    const { history, stack, backs } = aStack()
    stack.setDepth(1)
    stack.setDepth(0)
    stack.setDepth(2)
    expect(history.entries).toEqual([0, 1])
    history.arriveAt()
    stack.arrived()
    expect(history.entries).toEqual([0, 1, 2])
    expect(backs).toEqual([])
  })

  it('sends a Forward to a level that is gone back again', () => {
    const { history, stack, backs } = aStack()
    stack.setDepth(1)
    history.move(-1)
    stack.arrived()
    stack.setDepth(0)
    history.move(1)
    stack.arrived()
    expect(history.journeys).toEqual([-1])
    history.arriveAt()
    stack.arrived()
    expect(history.depth()).toBe(0)
    expect(backs).toEqual([1])
  })

  it('returns to the page’s own entry after a reload', () => {
    const { history, stack, backs } = aStack([0, 1, 2])
    stack.setDepth(0)
    expect(history.journeys).toEqual([-2])
    history.arriveAt()
    stack.arrived()
    expect(history.depth()).toBe(0)
    expect(backs).toEqual([])
  })

  it('takes a link to a heading for no Back', () => {
    const { history, stack, backs } = aStack()
    stack.setDepth(1)
    history.visit()
    stack.arrived()
    expect(backs).toEqual([])
    expect(history.depth()).toBe(1)
  })

  it('empties itself when the layout goes, and tells nobody of what comes after', () => {
    const { history, stack, backs, stop } = aStack()
    stack.setDepth(2)
    stop()
    expect(history.journeys).toEqual([-2])
    history.arriveAt()
    stack.arrived()
    expect(history.depth()).toBe(0)
    expect(backs).toEqual([])
  })

  it('survives a layout that is back before the journey has ended', () => {
    const { history, stack, stop } = aStack()
    stack.setDepth(1)
    stop()
    const backs: number[] = []
    stack.listen((levels) => backs.push(levels))
    stack.setDepth(1)
    history.arriveAt()
    stack.arrived()
    expect(history.depth()).toBe(1)
    expect(backs).toEqual([])
  })
})
