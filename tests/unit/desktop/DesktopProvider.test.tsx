import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  OSAppStateProvider,
  useDesktop,
  useDispatch,
  useOSAppState,
} from '../../../src/desktop/store/DesktopProvider.tsx'
import { createDesktopStore } from '../../../src/desktop/store/store.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../support/builders.ts'

const store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })

it('inside the provider hands down the store, what selectors read of it, and dispatch', () => {
  function Probe() {
    const width = useDesktop((state) => state.viewport.width)
    return JSON.stringify([useOSAppState() === store, useDispatch() === store.dispatch, width])
  }
  const shown = renderToStaticMarkup(
    <OSAppStateProvider value={store}>
      <Probe />
    </OSAppStateProvider>,
  )
  expect(shown).toBe('[true,true,1280]')
})

describe('outside of the provider', () => {
  it.each<[string, () => unknown]>([
    ['useOSAppState', useOSAppState],
    ['useDesktop', () => useDesktop((state) => state.apps)],
    ['useDispatch', useDispatch],
  ])('%s throws in the words of the specification', (_, use) => {
    function Probe() {
      use()
      return null
    }
    expect(() => renderToStaticMarkup(<Probe />)).toThrow(
      new Error('useOSAppState must be used within an OSAppStateProvider'),
    )
  })
})
