import { expect, it } from 'vitest'
import { actionAt } from '../../../src/app/addresses/openAddress.ts'
import { REGISTRY } from '../../support/registry.ts'
import { aMemory } from '../../support/memory.ts'

it('an address raises a shown window rather than a minimized one at the same place', () => {
  const { dispatch, getState } = aMemory().desktop
  for (const _ of ['1', '2']) dispatch({ type: 'app/added', appName: 'Notepad' })
  dispatch({ type: 'window/minimized', id: '2' })
  const action = actionAt('/notepad', getState(), REGISTRY)
  expect(action).toEqual({ type: 'window/focused', id: '1' })
})
