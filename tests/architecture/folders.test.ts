import { expect, it } from 'vitest'
import { deepImports, folderCycles } from './folders.mjs'
import { SOURCES } from './sources.ts'

type Import = readonly [from: string, to: string]
const imports = (pairs: readonly Import[]) => pairs.map(([from, to]) => ({ from, to }))

it.each<[string, number, Import[]]>([
  [
    'between files that do not import each other',
    2,
    [
      ['src/ui/a.ts', 'src/apps/b.ts'],
      ['src/apps/c.ts', 'src/ui/d.ts'],
    ],
  ],
  [
    'through a third folder, at any depth',
    3,
    [
      ['src/apps/x/one/a.ts', 'src/apps/x/two/b.ts'],
      ['src/apps/x/two/c.ts', 'src/apps/x/three/d.ts'],
      ['src/apps/x/three/e.ts', 'src/apps/x/one/f.ts'],
      ['src/apps/x/one/g.ts', 'src/base/h.ts'],
    ],
  ],
  [
    'between a folder and its own sub-folder',
    2,
    [
      ['src/site/a.ts', 'src/site/pages/b.ts'],
      ['src/site/pages/c.ts', 'src/site/d.ts'],
    ],
  ],
  [
    'nowhere, where imports point one way',
    0,
    [
      ['src/app/a.ts', 'src/apps/x/b.ts'],
      ['src/apps/x/b.ts', 'src/base/c.ts'],
      ['src/apps/x/b.ts', 'src/apps/x/d.ts'],
    ],
  ],
])('finds a cycle of folders %s', (_, count, pairs) => {
  expect(folderCycles(imports(pairs))).toHaveLength(count)
})

it.each([
  ['src/app/a.ts', 'src/shell/taskbar/Taskbar.tsx', 1],
  ['src/app/a.ts', 'src/shell/usePress.ts', 0],
  ['src/app/a.ts', 'src/base/services/chat/chatClient.ts', 0],
  ['src/app/a.ts', 'src/base/services/files/list.ts', 1],
  ['src/shell/phone/a.ts', 'src/shell/startMenu/b.ts', 0],
  ['src/shell/phone/a.ts', 'src/shell/startMenu/rows/b.ts', 1],
])('an import that reaches too deep, %s → %s: %d', (from, to, count) => {
  const offered = new Set(['src/base/services', 'src/base/services/chat', 'src/shell'])
  expect(deepImports(imports([[from, to]]), offered)).toHaveLength(count)
})

/** Owners' content imports files of this folder by their addresses, so they stay where they are. */
const LARGE = ['src/owner']

it('no folder holds more than twenty loose files', () => {
  const counts = new Map<string, number>()
  for (const file of SOURCES) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const large = [...counts].filter(([, count]) => count > 20).map(([folder]) => folder)
  expect(large).toEqual(LARGE)
})
