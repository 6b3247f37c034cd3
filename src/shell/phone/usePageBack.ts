/** Lets the browser's Back, button or gesture, close what is shown. Only this file changes the history. */
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

/** One per page, like the history: a navigation may be in progress when the layout is mounted again. */
let stack: BackStack | null = null

function pageStack(): BackStack {
  if (!stack) {
    stack = createBackStack(pageHistory(window))
    window.addEventListener('popstate', stack.arrived)
  }
  return stack
}

/**
 * @param depth how many times Back is handled here before it leaves the page
 * @param onBack must close that many levels
 */
export function usePageBack(depth: number, onBack: (levels: number) => void): void {
  const goBack = useEffectEvent(onBack)
  useEffect(() => pageStack().listen((levels) => goBack(levels)), [])
  useEffect(() => pageStack().setDepth(depth), [depth])
}
