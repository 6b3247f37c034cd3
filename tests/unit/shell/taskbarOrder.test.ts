import { expect, it } from 'vitest'
import { groupedByApp } from '../../../src/shell/taskbar/taskbarOrder.ts'
import { withApps } from '../../support/builders.ts'

it('groups windows by their apps, in order of opening', () => {
  const { apps } = withApps('Notepad', 'My Computer', 'Notepad', 'Assistant', 'Notepad')
  expect(groupedByApp(apps).map((window) => window.id)).toEqual(['1', '3', '5', '2', '4'])
  expect(groupedByApp([])).toEqual([])
})
