import { expect, it } from 'vitest'
import { appsIn } from '../../../src/build/appManifests.ts'
import { ROOT } from '../../../src/build/scripts/root.mjs'
import { REGISTRY } from '../../support/registry.ts'

it('reads from the manifests which apps the desktop shows', () => {
  const shown = appsIn(ROOT).filter(({ hasDesktopIcon }) => hasDesktopIcon)
  const wanted = REGISTRY.apps.flatMap(({ desktopIcon, icon }) => (desktopIcon ? [icon] : []))
  expect(new Set(shown.map(({ icon }) => icon))).toEqual(new Set(wanted))
  expect(wanted).toHaveLength(6)
})
