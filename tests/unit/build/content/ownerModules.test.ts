import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { ContentError, describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { ownerData, readOwnerModules } from '../../../../src/build/content/ownerModules.ts'
import { contentPlace } from '../../../../src/build/content/words/contentPlace.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

let root: string

beforeEach(() => {
  root = realpathSync(temporaryFolder())
  mkdirSync(path.join(root, 'words'))
})

async function problemsIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [name, text] of Object.entries(files))
    writeFileSync(path.join(root, 'words', name), text)
  const place = { root, words: 'words', pictures: 'images', files: 'public' }
  try {
    await readOwnerModules(place)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(describeProblem)
  }
}

describe('a module that cannot be read is told with file, line and what is expected', () => {
  it.each([
    [
      'with a mistake in its syntax',
      "export const site = {\n  name 'x',\n}\n",
      "words/site.ts:2: it cannot be read: expected a comma or a colon before 'x',",
    ],
    [
      'with an apostrophe in single quotes',
      "export const site = {\n  name: 'L'Υφάντρια',\n}\n",
      "words/site.ts:2: it cannot be read: expected an apostrophe within single quotes as ’ or \\', but found name: 'L'Υφάντρια',",
    ],
    [
      'that throws',
      "\n\nexport const site = {}\nthrow new Error('not today')\n",
      'words/site.ts:4: it cannot be read: not today',
    ],
    [
      'without a comma at the end of a line',
      "export const site = {\n  name: 'A'\n\n  // Where it is\n  address: 'https://a.example',\n}\n",
      "words/site.ts:2: it cannot be read: expected a comma after name: 'A'",
    ],
    [
      'that uses what is not there',
      'const a = 1\n\nexport const site = { name: nothing, a }\n',
      'words/site.ts:3: it cannot be read: nothing is not defined',
    ],
    [
      'that calls what another file does not export',
      "import { nothing } from './words.ts'\n\n\nexport const site = nothing('x')\n",
      'words/site.ts:4: it cannot be read: nothing is not a function',
    ],
    [
      'that imports what is not installed',
      "\nimport nothing from 'nothing-at-all'\nexport const site = { nothing }\n",
      "words/site.ts:2: it cannot be read: expected the name of a package that is installed, or of a file as ./name.ts, but there is no 'nothing-at-all'",
    ],
    [
      'that imports a file that is not there',
      "import { a } from './lost.ts'\nexport const site = { a }\n",
      "words/site.ts:1: it cannot be read: expected the name of a package that is installed, or of a file as ./name.ts, but there is no './lost.ts'",
    ],
  ])('%s', async (_, text, message) => {
    expect(await problemsIn({ 'site.ts': text, 'words.ts': 'export const some = 1\n' })).toEqual([
      message,
    ])
  })

  it('and so is each of several, and a file that one of them imports', async () => {
    const found = await problemsIn({
      'site.ts': "import { a } from './a.ts'\nexport const site = { a }\n",
      'a.ts': 'export const b = 1\n\nexport const a = (\n',
      'projects.ts': 'export const projects = [\n',
    })
    expect(found).toEqual([
      expect.stringMatching(/^words\/a\.ts:\d: it cannot be read: \w/),
      expect.stringMatching(/^words\/projects\.ts:\d: it cannot be read: \w/),
    ])
    for (const text of found) expect(text).not.toContain('\u001B')
  })
})

it('a site without an assistant has no app, icon or entry of it', async () => {
  const place = contentPlace(process.cwd(), { MEADOW_CONTENT: 'src/sample' })
  const modules = await readOwnerModules(place)
  const named = (answers?: string) => {
    const { desktopIcons, startMenu, shortcuts, site } = ownerData(modules, answers)
    return {
      withoutApps: site.withoutApps,
      isShown: /"appName":"Assistant"/.test(JSON.stringify({ desktopIcons, startMenu, shortcuts })),
    }
  }
  expect(named()).toEqual({ withoutApps: [], isShown: true })
  expect(named('off')).toEqual({ withoutApps: ['Assistant'], isShown: false })
})

it('the environment says where the assistant answers, or else the owner', async () => {
  const place = contentPlace(process.cwd(), { MEADOW_CONTENT: 'src/sample' })
  const modules = await readOwnerModules(place)
  const answered = [undefined, 'browser', 'service', 'nowhere'].map(
    (answers) => ownerData(modules, answers).site.assistant?.answers,
  )
  expect(answered).toEqual(['service', 'browser', 'service', 'service'])
})
