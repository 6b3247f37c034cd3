/** What src/owner/UPGRADING.md tells an owner to type, typed in a repository of their own. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const GUIDE = readFileSync('src/owner/UPGRADING.md', 'utf8')
const root = temporaryFolder()
const [release, hosted, own] = ['release', 'hosted', 'own'].map((name) => path.join(root, name))

function typed(folder = root, line = ''): void {
  const env = { ...process.env, GIT_EDITOR: 'true', GIT_CONFIG_GLOBAL: path.join(root, 'config') }
  execFileSync('sh', ['-c', line], { cwd: folder, env, stdio: 'pipe' })
}

function commit(folder = root, file = '', text = ''): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
  typed(folder, 'git add -A && git commit -qm step')
}

/** The line of a code span, which has to be in the guide. */
function told(beginning: string): string {
  return new RegExp(`\`(${beginning}[^\`]*)\``).exec(GUIDE)?.[1] ?? `not told: ${beginning}`
}

it('an upgrade is made and taken back as the guide says, which names all folders of an owner', () => {
  writeFileSync(
    path.join(root, 'config'),
    '[user]\nname = A\nemail = a@a.example\n[init]\ndefaultBranch = main\n',
  )
  typed(root, 'git init -q release')
  commit(release, 'program.txt', 'one')
  typed(root, 'git clone -q --bare release hosted && git clone -q hosted own')
  commit(own, 'src/content/site.ts', 'mine')
  commit(release, 'program.txt', 'two')

  typed(own, told('git remote add upstream').replace('ADDRESS', release ?? ''))
  typed(own, told('git switch -c'))
  typed(own, told('git fetch upstream'))
  typed(own, told('git switch main && git merge'))
  const published = (file: string): string =>
    execFileSync('git', ['show', `main:${file}`], { cwd: hosted, encoding: 'utf8' })
  expect([published('program.txt'), published('src/content/site.ts')]).toEqual(['two', 'mine'])
  typed(own, told('git revert'))
  expect([published('program.txt'), published('src/content/site.ts')]).toEqual(['one', 'mine'])

  const folders = [...GUIDE.matchAll(/^\| `([^`]+)` /gm)].map(([, folder = '']) => folder)
  expect(folders.toSorted()).toEqual(
    ['files', 'fonts', 'icons', 'images'].map((name) => `assets/${name}`).concat('src/content'),
  )
})
