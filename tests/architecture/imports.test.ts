import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import rules from './imports.mjs'
import { ROOMS } from './rooms.mjs'

/** Files by path; a text is a module, and `from: to` pairs below make its import lines. */
type Project = Readonly<Record<string, string>>

const TARGETS: Project = {
  'src/documents/postList/PostList.tsx': '',
  'src/apps/blog/View.tsx': '',
  'src/apps/notepad/View.tsx': '',
  'src/apps/registry.ts': '',
  'src/apps/host/AppView.tsx': '',
  'src/app/main.ts': '',
  'src/app/DesktopLayout.tsx': '',
  'src/app/desktopRuntime.ts': '',
  'src/build/art.ts': '',
  'src/display/compositor/Compositor.tsx': '',
  'src/content/site.ts': '',
  'src/desktop/store/DesktopProvider.tsx': '',
  'src/desktop/state.ts': '',
  'src/desktop/store/store.ts': '',
  'src/base/geometry/box.ts': '',
  'src/display/input/useGrab.ts': '',
  'src/base/motion/scheduler.ts': '',
  'src/base/motion/snow.ts': '',
  'src/display/overlay/Overlay.tsx': '',
  'src/site/Blog.tsx': '',
  'src/display/scene/buildScene.ts': '',
  'src/display/scene/types.ts': '',
  'src/server/node.ts': '',
  'src/base/services/sound.ts': '',
  'src/shell/Taskbar.tsx': '',
  'src/display/skin/skin.ts': '',
  'src/base/theme/metrics.ts': '',
  'src/ui/Button.tsx': '',
  'tests/support/builders.ts': '',
}
const PACKAGES = ['pixi.js', '@pixi/react', 'react', 'zustand', 'immer', 'valibot', 'sharp']

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'imports-'))
  write('package.json', JSON.stringify({ dependencies: dependenciesOf(PACKAGES) }))
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, 'export const anything = 1')
  }
  for (const place of Object.keys(TARGETS)) write(place, 'export const anything = 1')
})

afterEach(() => rmSync(folder, { recursive: true }))

function dependenciesOf(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '1.0.0']))
}

function write(place: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, place)), { recursive: true })
  writeFileSync(path.join(folder, place), content)
}

/** An import line from one file to another file or package. */
function importLine(from: string, to: string): string {
  const isFile = to.startsWith('src/') || to.startsWith('tests/')
  const relative = path.posix.relative(path.posix.dirname(from), to)
  const specifier = isFile ? (relative.startsWith('.') ? relative : `./${relative}`) : to
  return `import * as each from '${specifier}'\nexport const used = each\n`
}

/** Names of the broken rules, each once. */
async function brokenRules(project: Project): Promise<string[]> {
  for (const [place, content] of Object.entries(project)) write(place, content)
  const { options, forbidden = [] } = rules
  const { tsConfig: _unused, ...shared } = options ?? {}
  const { output } = await cruise(['src'], {
    ...shared,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  })
  const { summary } = output as ICruiseResult
  return [...new Set(summary.violations.map((each) => each.rule.name))].sort()
}

describe('imports that the room table allows', () => {
  it.each([
    ['src/display/scene/scene.ts', 'src/desktop/state.ts'],
    ['src/display/skin/frame.ts', 'src/display/scene/types.ts'],
    ['src/display/overlay/Desktop.tsx', 'src/base/motion/scheduler.ts'],
    ['src/shell/Clock.tsx', 'src/desktop/store/DesktopProvider.tsx'],
    ['src/shell/Sheet.tsx', 'src/apps/host/AppView.tsx'],
    ['src/apps/about/View.tsx', 'src/ui/Button.tsx'],
    ['src/apps/registry.ts', 'src/apps/notepad/View.tsx'],
    ['src/site/Post.tsx', 'src/documents/postList/PostList.tsx'],
    ['src/display/compositor/Snow.tsx', 'pixi.js'],
    ['src/display/compositor/Snow.tsx', '@pixi/react'],
    ['src/app/DesktopLayout.tsx', 'src/display/overlay/Overlay.tsx'],
    ['src/display/overlay/Desktop.tsx', 'src/display/input/useGrab.ts'],
    ['src/desktop/store/reducer.ts', 'immer'],
  ])('%s may use %s', async (from, to) => {
    expect(await brokenRules({ [from]: importLine(from, to) })).toEqual([])
  })

  it('lets the scene name the type of the store that it is given', async () => {
    const typed = {
      'src/desktop/store/store.ts': 'export interface Store { readonly state: number }',
      'src/display/scene/scene.ts':
        "import type { Store } from '../../desktop/store/store.ts'\nexport type A = Store",
    }
    expect(await brokenRules(typed)).toEqual([])
  })

  it('lets the root load the desktop late', async () => {
    const late = {
      'src/app/main.ts': "export const load = () => import('./DesktopLayout.tsx')",
    }
    expect(await brokenRules(late)).toEqual([])
  })
})

describe('imports that are forbidden', () => {
  it.each([
    ['src/base/geometry/region.ts', 'src/base/theme/metrics.ts', 'base-geometry-rooms'],
    ['src/display/scene/scene.ts', 'src/desktop/store/store.ts', 'scene-is-handed-its-store'],
    ['src/display/scene/scene.ts', 'src/desktop/store/DesktopProvider.tsx', 'display-scene-rooms'],
    ['src/display/scene/scene.ts', 'react', 'display-scene-packages'],
    ['src/display/skin/frame.ts', 'src/display/scene/buildScene.ts', 'display-skin-rooms'],
    ['src/base/motion/fade.ts', 'src/base/theme/metrics.ts', 'base-motion-rooms'],
    ['src/desktop/store/reducer.ts', 'src/apps/registry.ts', 'desktop-rooms'],
    [
      'src/display/compositor/Frame.tsx',
      'src/display/overlay/Overlay.tsx',
      'display-compositor-rooms',
    ],
    [
      'src/display/overlay/Desktop.tsx',
      'src/display/compositor/Compositor.tsx',
      'display-overlay-rooms',
    ],
    ['src/display/overlay/Desktop.tsx', 'src/base/motion/snow.ts', 'display-overlay-rooms'],
    ['src/display/overlay/Desktop.tsx', 'src/apps/notepad/View.tsx', 'display-overlay-rooms'],
    ['src/display/overlay/Desktop.tsx', 'src/apps/host/AppView.tsx', 'display-overlay-rooms'],
    ['src/apps/host/AppView.tsx', 'src/apps/registry.ts', 'no-app-knows-another'],
    ['src/shell/Sheet.tsx', 'src/apps/registry.ts', 'shell-rooms'],
    ['src/shell/Clock.tsx', 'src/display/scene/buildScene.ts', 'shell-rooms'],
    ['src/ui/Menu.tsx', 'src/desktop/state.ts', 'ui-rooms'],
    ['src/apps/about/View.tsx', 'src/apps/notepad/View.tsx', 'no-app-knows-another'],
    ['src/apps/about/View.tsx', 'src/display/scene/buildScene.ts', 'apps-rooms'],
    ['src/site/Post.tsx', 'src/desktop/state.ts', 'site-rooms'],
    ['src/site/Post.tsx', 'src/apps/notepad/View.tsx', 'site-rooms'],
    ['src/site/Post.tsx', 'src/apps/blog/View.tsx', 'site-rooms'],
    ['src/base/services/time/clock.ts', 'src/desktop/state.ts', 'base-services-rooms'],
    ['src/server/chat.ts', 'src/base/services/sound.ts', 'server-rooms'],
    ['src/display/overlay/Desktop.tsx', 'pixi.js', 'pixi-only-in-the-compositor'],
    ['src/app/main.ts', 'src/app/DesktopLayout.tsx', 'desktop-is-loaded-late'],
    ['src/app/main.ts', 'src/display/scene/buildScene.ts', 'desktop-is-loaded-late'],
    [
      'src/app/DesktopLayout.tsx',
      'src/display/compositor/Compositor.tsx',
      'compositor-is-loaded-later-still',
    ],
    ['src/shell/Clock.tsx', 'src/app/main.ts', 'nothing-imports-the-app-root'],
    ['src/app/main.ts', 'src/server/node.ts', 'nothing-imports-build-or-server'],
    ['src/base/geometry/region.ts', 'tests/support/builders.ts', 'src-never-imports-tests'],
    ['src/base/geometry/region.ts', 'src/base/geometry/missing.ts', 'no-unresolvable'],
    ['src/base/services/files.ts', 'node:fs', 'no-node-in-the-browser'],
  ])('%s must not use %s', async (from, to, rule) => {
    expect(await brokenRules({ [from]: importLine(from, to) })).toContain(rule)
  })

  it('finds a circle', async () => {
    const circle = {
      'src/base/geometry/a.ts': importLine('src/base/geometry/a.ts', 'src/base/geometry/b.ts'),
      'src/base/geometry/b.ts': importLine('src/base/geometry/b.ts', 'src/base/geometry/a.ts'),
    }
    expect(await brokenRules(circle)).toEqual(['no-cycles'])
  })

  it('finds the way from a page to Pixi', async () => {
    const detour = {
      'src/site/Post.tsx': importLine('src/site/Post.tsx', 'src/ui/Fancy.tsx'),
      'src/ui/Fancy.tsx': importLine('src/ui/Fancy.tsx', 'pixi.js'),
    }
    expect(await brokenRules(detour)).toContain('pages-never-reach-pixi')
  })
})

describe('the rules', () => {
  it('give a reason each', () => {
    for (const rule of rules.forbidden ?? []) expect(rule.comment).toMatch(/^[A-Z].+\.$/)
    expect(new Set(ROOMS.map((room) => room.name)).size).toBe(ROOMS.length)
  })
})
