/** What the manifests of most apps have in common. A manifest overrides what is different. */
import { MAXIMIZE_BELOW } from '../../base/theme/metrics.ts'
import type { WindowApp } from './app.ts'

type Own<K extends keyof WindowApp> = Pick<WindowApp, K> & Partial<WindowApp>

/** An app with a window of its own size, which arranges its client area itself. */
export function toolApp(
  own: Own<'appName' | 'title' | 'icon' | 'size' | 'offset' | 'words' | 'load'>,
): WindowApp {
  return {
    kind: 'ordinary',
    closeable: true,
    resizable: true,
    multiInstance: false,
    scrollable: false,
    // Only windows that can be resized can be maximized.
    maximizeBelow: own.resizable === false ? 0 : MAXIMIZE_BELOW,
    ...own,
  }
}

/** An app that shows pages of the site, in a large window that scrolls. */
export function documentApp(own: Own<'appName' | 'title' | 'icon' | 'words' | 'load'>): WindowApp {
  return toolApp({
    size: { type: 'percentage', percentage: 85 },
    offset: { type: 'center' },
    scrollable: true,
    hasPage: true,
    ...own,
  })
}
