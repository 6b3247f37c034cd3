/** Ties the browser's Back, button or gesture, to what is shown. The only place that touches its history. */
import { useEffect, useEffectEvent } from 'react'
import { createBackStack, type BackStack, type PageHistory } from './backStack.ts'

const KEY = 'shown'

function pageHistory({ history }: Window): PageHistory {
  const withDepth = (depth: number): object => ({ ...history.state, [KEY]: depth })
  return {
    depth() {
      const state: unknown = history.state
      if (typeof state !== 'object' || state === null || !(KEY in state)) return null
      return typeof state[KEY] === 'number' ? state[KEY] : null
    },
    push: (depth) => history.pushState(withDepth(depth), ''),
    mark: (depth) => history.replaceState(withDepth(depth), ''),
    go: (delta) => history.go(delta),
  }
}

/** One a page, as its history is: a journey may still be under way when the layout comes back. */
let stack: BackStack | null = null

function pageStack(): BackStack {
  if (!stack) {
    stack = createBackStack(pageHistory(window))
    window.addEventListener('popstate', stack.arrived)
  }
  return stack
}

/**
 * @param depth how many times Back is to be caught before it leaves the page
 * @param onBack must take that many levels away
 */
export function usePageBack(depth: number, onBack: (levels: number) => void): void {
  const goBack = useEffectEvent(onBack)
  useEffect(() => pageStack().listen((levels) => goBack(levels)), [])
  useEffect(() => pageStack().setDepth(depth), [depth])
}
