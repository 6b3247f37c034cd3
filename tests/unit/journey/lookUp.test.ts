import { expect, it } from 'vitest'
import { lookUp } from '../../../src/journey/lookUp.ts'
import { aMemory } from '../../support/memory.ts'
import { REGISTRY } from '../../support/registry.ts'

it('an address raises a shown window rather than a minimized one at the same place', async () => {
  const { dispatch, getState } = aMemory().desktop
  for (const _ of ['1', '2']) dispatch({ type: 'app/added', appName: 'Notepad' })
  dispatch({ type: 'window/minimized', id: '2' })
  const isThere = () => Promise.resolve(true)
  const site = { registry: REGISTRY, getState, hasPage: isThere }
  const action = { type: 'window/focused', id: '1' }
  expect(await lookUp('/notepad', 'desktop', site)).toEqual({ action, messages: [] })
})
