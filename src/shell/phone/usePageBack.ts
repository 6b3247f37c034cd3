/** Lets the browser's Back, button or gesture, close what is shown. Only this file changes the history. */
import { useEffect, useEffectEvent } from 'react'
import type { BrowserHistory } from '../../base/services/browserHistory.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { createBackStack, type BackStack, type PageHistory } from './backStack.ts'

const KEY = 'shown'

function pageHistory(history: BrowserHistory): PageHistory {
  const kept = (): object => Object(history.state() ?? {})
  const withDepth = (depth: number): object => ({ ...kept(), [KEY]: depth })
  return {
    depth() {
      const state = kept()
      return KEY in state && typeof state[KEY] === 'number' ? state[KEY] : null
    },
    push: (depth) => history.push(withDepth(depth)),
    mark: (depth) => history.replace(withDepth(depth)),
    go: (delta) => history.go(delta),
  }
}

/** A history has one stack: a navigation may be in progress when the layout is mounted again. */
const stacks = new WeakMap<BrowserHistory, BackStack>()

function backStackOf(history: BrowserHistory): BackStack {
  const known = stacks.get(history)
  if (known) return known
  const stack = createBackStack(pageHistory(history))
  stacks.set(history, stack)
  // The subscription lives as long as the page, so nothing ends it.
  history.subscribe(stack.arrived)
  return stack
}

/**
 * @param depth how many times Back is handled here before it leaves the page
 * @param onBack must close that many levels
 */
export function usePageBack(depth: number, onBack: (levels: number) => void): void {
  const { history } = useServices()
  const goBack = useEffectEvent(onBack)
  useEffect(() => backStackOf(history).listen((levels) => goBack(levels)), [history])
  useEffect(() => backStackOf(history).setDepth(depth), [history, depth])
}
