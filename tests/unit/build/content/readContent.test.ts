import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { windowPath } from '../../../../src/build/content/checks/known.ts'
import { readContent } from '../../../../src/build/content/readContent.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { contentPlace } from '../../../../src/build/content/words/contentPlace.ts'
import { readOwnerModules } from '../../../../src/build/content/ownerModules.ts'
import { ROOT } from '../../../../src/build/scripts/root.mjs'
import { pathOfApp } from '../../../../src/desktop/locations.ts'
import { REGISTRY } from '../../../support/registry.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

it("no page of the owner's may have the address of a folder that the build writes", async () => {
  const place = contentPlace(ROOT, { MEADOW_CONTENT: 'src/sample' })
  const { reserved } = await readContent(place, await readOwnerModules(place))
  expect(reserved).toEqual(
    expect.arrayContaining([
      '/assets',
      '/cards',
      '/icons',
      '/windows',
      '/preview',
      '/404',
      '/chat',
    ]),
  )
})

it('the path of an app is that of its windows', () => {
  for (const app of REGISTRY.apps) {
    if (app.kind !== 'ordinary' || app.path !== undefined) continue
    expect(windowPath(app.appName)).toBe(pathOfApp(app))
  }
})

it('knows every app', async () => {
  const place = contentPlace(ROOT, { MEADOW_CONTENT: 'src/sample' })
  const { apps } = await readContent(place, await readOwnerModules(place))
  expect(apps.toSorted()).toEqual(REGISTRY.apps.map(({ appName }) => appName).toSorted())
})

it('names an icon that cannot be drawn', async () => {
  const root = temporaryFolder()
  for (const folder of ['src/apps', 'public'])
    mkdirSync(path.join(root, folder), { recursive: true })
  cpSync(path.join(ROOT, 'assets/icons/run.svg'), path.join(root, 'assets/icons/run.svg'))
  writeFileSync(path.join(root, 'assets/icons/loom.svg'), '<svg><g></svg>')
  const sample = contentPlace(ROOT, { MEADOW_CONTENT: 'src/sample' })
  const place = { ...sample, root }
  const { drawings, ofFiles } = await readContent(place, await readOwnerModules(sample))
  expect([...drawings]).toEqual(['loom', 'run'])
  expect(ofFiles.map(describeProblem)).toEqual([
    expect.stringMatching(
      /^assets\/icons\/loom\.svg: warning: it cannot be read as a picture \(.+\); open it, and save it again; until then nothing is drawn in its place$/,
    ),
  ])
})
