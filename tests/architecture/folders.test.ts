import { describe, expect, it } from 'vitest'
import { deepImports, folderCycles } from './folders.mjs'

const imports = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([from, to]) => ({ from, to }))

describe('a cycle of folders', () => {
  it('is found although no two files import each other', () => {
    const found = folderCycles(
      imports(['src/ui/a.ts', 'src/apps/b.ts'], ['src/apps/c.ts', 'src/ui/d.ts']),
    )
    expect(found).toHaveLength(2)
    expect(found[0]).toContain('src/ui/a.ts → src/apps/b.ts')
  })

  it('is found through a third folder, at any depth', () => {
    const found = folderCycles(
      imports(
        ['src/apps/x/one/a.ts', 'src/apps/x/two/b.ts'],
        ['src/apps/x/two/c.ts', 'src/apps/x/three/d.ts'],
        ['src/apps/x/three/e.ts', 'src/apps/x/one/f.ts'],
        ['src/apps/x/one/g.ts', 'src/base/h.ts'],
      ),
    )
    expect(found).toHaveLength(3)
  })

  it('is found between a folder and its own sub-folder', () => {
    const found = folderCycles(
      imports(['src/site/a.ts', 'src/site/pages/b.ts'], ['src/site/pages/c.ts', 'src/site/d.ts']),
    )
    expect(found).toHaveLength(2)
  })

  it('is none where imports point one way', () => {
    const found = folderCycles(
      imports(
        ['src/app/a.ts', 'src/apps/x/b.ts'],
        ['src/apps/x/b.ts', 'src/base/c.ts'],
        ['src/apps/x/b.ts', 'src/apps/x/d.ts'],
      ),
    )
    expect(found).toEqual([])
  })
})

describe('an import that reaches too deep', () => {
  const offered = new Set(['src/base/services', 'src/base/services/chat', 'src/shell'])

  it.each([
    ['src/app/a.ts', 'src/shell/taskbar/Taskbar.tsx', 1],
    ['src/app/a.ts', 'src/shell/usePress.ts', 0],
    ['src/app/a.ts', 'src/base/services/clock.ts', 0],
    ['src/app/a.ts', 'src/base/services/chat/chatClient.ts', 0],
    ['src/app/a.ts', 'src/base/services/files/list.ts', 1],
    ['src/shell/phone/a.ts', 'src/shell/startMenu/b.ts', 0],
    ['src/shell/phone/a.ts', 'src/shell/startMenu/rows/b.ts', 1],
    ['src/shell/phone/sheet/a.ts', 'src/shell/phone/b.ts', 0],
  ])('%s → %s: %d', (from, to, count) => {
    expect(deepImports([{ from, to }], offered)).toHaveLength(count)
  })
})
