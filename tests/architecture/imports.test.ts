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
  'src/apps/blog/PostList.tsx': '',
  'src/apps/blog/View.tsx': '',
  'src/apps/notepad/View.tsx': '',
  'src/apps/registry.ts': '',
  'src/app/main.ts': '',
  'src/app/DesktopLayout.tsx': '',
  'src/app/desktopRuntime.ts': '',
  'src/build/art.ts': '',
  'src/compositor/Compositor.tsx': '',
  'src/content/site.ts': '',
  'src/desktop/DesktopProvider.tsx': '',
  'src/desktop/state.ts': '',
  'src/desktop/store.ts': '',
  'src/geometry/box.ts': '',
  'src/input/useGrab.ts': '',
  'src/motion/scheduler.ts': '',
  'src/motion/snow.ts': '',
  'src/overlay/Overlay.tsx': '',
  'src/pages/Blog.tsx': '',
  'src/scene/buildScene.ts': '',
  'src/scene/types.ts': '',
  'src/server/node.ts': '',
  'src/services/sound.ts': '',
  'src/shell/Taskbar.tsx': '',
  'src/skin/skin.ts': '',
  'src/theme/metrics.ts': '',
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
    ['src/scene/scene.ts', 'src/desktop/state.ts'],
    ['src/skin/frame.ts', 'src/scene/types.ts'],
    ['src/overlay/Desktop.tsx', 'src/apps/registry.ts'],
    ['src/overlay/Desktop.tsx', 'src/motion/scheduler.ts'],
    ['src/shell/Clock.tsx', 'src/desktop/DesktopProvider.tsx'],
    ['src/apps/about/View.tsx', 'src/ui/Button.tsx'],
    ['src/apps/all.ts', 'src/apps/notepad/View.tsx'],
    ['src/pages/Post.tsx', 'src/apps/blog/PostList.tsx'],
    ['src/compositor/Snow.tsx', 'pixi.js'],
    ['src/compositor/Snow.tsx', '@pixi/react'],
    ['src/app/DesktopLayout.tsx', 'src/overlay/Overlay.tsx'],
    ['src/overlay/Desktop.tsx', 'src/input/useGrab.ts'],
    ['src/desktop/reducer.ts', 'immer'],
  ])('%s may use %s', async (from, to) => {
    expect(await brokenRules({ [from]: importLine(from, to) })).toEqual([])
  })

  it('lets the scene name the type of the store that it is given', async () => {
    const typed = {
      'src/desktop/store.ts': 'export interface Store { readonly state: number }',
      'src/scene/scene.ts':
        "import type { Store } from '../desktop/store.ts'\nexport type A = Store",
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
    ['src/geometry/region.ts', 'src/theme/metrics.ts', 'geometry-rooms'],
    ['src/scene/scene.ts', 'src/desktop/store.ts', 'scene-is-handed-its-store'],
    ['src/scene/scene.ts', 'src/desktop/DesktopProvider.tsx', 'scene-rooms'],
    ['src/scene/scene.ts', 'react', 'scene-packages'],
    ['src/skin/frame.ts', 'src/scene/buildScene.ts', 'skin-rooms'],
    ['src/motion/fade.ts', 'src/theme/metrics.ts', 'motion-rooms'],
    ['src/desktop/reducer.ts', 'src/apps/registry.ts', 'desktop-rooms'],
    ['src/compositor/Frame.tsx', 'src/overlay/Overlay.tsx', 'compositor-rooms'],
    ['src/overlay/Desktop.tsx', 'src/compositor/Compositor.tsx', 'overlay-rooms'],
    ['src/overlay/Desktop.tsx', 'src/motion/snow.ts', 'overlay-rooms'],
    ['src/overlay/Desktop.tsx', 'src/apps/notepad/View.tsx', 'overlay-rooms'],
    ['src/shell/Clock.tsx', 'src/scene/buildScene.ts', 'shell-rooms'],
    ['src/ui/Menu.tsx', 'src/desktop/state.ts', 'ui-rooms'],
    ['src/apps/about/View.tsx', 'src/apps/notepad/View.tsx', 'no-app-knows-another'],
    ['src/apps/about/View.tsx', 'src/scene/buildScene.ts', 'apps-rooms'],
    ['src/pages/Post.tsx', 'src/desktop/state.ts', 'pages-rooms'],
    ['src/pages/Post.tsx', 'src/apps/notepad/View.tsx', 'pages-rooms'],
    ['src/pages/Post.tsx', 'src/apps/blog/View.tsx', 'pages-rooms'],
    ['src/services/clock.ts', 'src/desktop/state.ts', 'services-rooms'],
    ['src/server/chat.ts', 'src/services/sound.ts', 'server-rooms'],
    ['src/overlay/Desktop.tsx', 'pixi.js', 'pixi-only-in-the-compositor'],
    ['src/app/main.ts', 'src/app/DesktopLayout.tsx', 'desktop-is-loaded-late'],
    ['src/app/main.ts', 'src/scene/buildScene.ts', 'desktop-is-loaded-late'],
    [
      'src/app/DesktopLayout.tsx',
      'src/compositor/Compositor.tsx',
      'compositor-is-loaded-later-still',
    ],
    ['src/shell/Clock.tsx', 'src/app/main.ts', 'nothing-imports-the-app-root'],
    ['src/app/main.ts', 'src/server/node.ts', 'nothing-imports-build-or-server'],
    ['src/geometry/region.ts', 'tests/support/builders.ts', 'src-never-imports-tests'],
    ['src/geometry/region.ts', 'src/geometry/missing.ts', 'no-unresolvable'],
    ['src/services/files.ts', 'node:fs', 'no-node-in-the-browser'],
  ])('%s must not use %s', async (from, to, rule) => {
    expect(await brokenRules({ [from]: importLine(from, to) })).toContain(rule)
  })

  it('finds a circle', async () => {
    const circle = {
      'src/geometry/a.ts': importLine('src/geometry/a.ts', 'src/geometry/b.ts'),
      'src/geometry/b.ts': importLine('src/geometry/b.ts', 'src/geometry/a.ts'),
    }
    expect(await brokenRules(circle)).toEqual(['no-cycles'])
  })

  it('finds the way from a page to Pixi', async () => {
    const detour = {
      'src/pages/Post.tsx': importLine('src/pages/Post.tsx', 'src/ui/Fancy.tsx'),
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
