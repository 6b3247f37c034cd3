/** The workflow that publishes the site to GitHub Pages: what it names must exist, and its scripts must do what they say. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { isPolicyInPages } from '../../../src/build/html/pagePolicy.ts'
import { ROOT } from '../../../src/build/scripts/root.mjs'
import { robots } from '../../../src/site/feeds/sitemap.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

interface Step {
  readonly name?: string
  readonly uses?: string
  readonly run?: string
  readonly if?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly needs?: string
  readonly permissions: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<'pages' | 'build' | 'deploy', Job>>
}

const source = readFileSync(path.join(ROOT, '.github/workflows/publish.yml'), 'utf8')
const { permissions, jobs } = parse(source) as Workflow
const steps = Object.values(jobs).flatMap((job) => job.steps)
const stepOf = (words: RegExp): Step => {
  const found = steps.find(({ name = '', run = '', uses = '' }) =>
    words.test(`${name}\n${run}\n${uses}`),
  )
  if (!found) throw new Error(`No step is ${String(words)}`)
  return found
}

describe('the workflow', () => {
  it('runs scripts of the project alone, after it has installed what the lock file says', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const run = steps.flatMap(({ run: command = '' }) => command.match(/^npm .*$/gm) ?? [])
    expect(run).toEqual(['npm ci', 'npm test -- --only site', 'npm run build'])
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['test', 'build']))
  })

  it('takes actions by the hashes of their commits, and tells their versions', () => {
    const used = source.match(/uses: .*/g) ?? []
    expect(used).toHaveLength(5)
    for (const line of used)
      expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('may write nothing but the deployment, and gives no token to the sources', () => {
    const writes = Object.entries({ ...jobs, all: { permissions } }).flatMap(([job, asked]) =>
      Object.entries(asked.permissions).flatMap(([name, may]) =>
        may === 'write' ? [`${job} ${name}`] : [],
      ),
    )
    expect(writes).toEqual(['deploy pages', 'deploy id-token'])
    expect(stepOf(/checkout/).with).toEqual({ 'persist-credentials': false })
  })

  it('builds for a host that runs no program and sends no headers', () => {
    const { env = {} } = stepOf(/npm run build/)
    expect(env['MEADOW_ASSISTANT']).toBe('browser')
    expect(isPolicyInPages(env)).toBe(true)
    // The tests are those of the site as it is built by default.
    expect(steps.filter((step) => step.env?.['MEADOW_ASSISTANT'])).toHaveLength(1)
  })
})

describe('a script of the workflow', () => {
  let folder: string
  beforeEach(() => {
    folder = temporaryFolder()
    mkdirSync(path.join(folder, 'dist/client/assets'), { recursive: true })
  })

  /** Runs it as GitHub does. */
  async function runStep(step: Step, env: Record<string, string> = {}) {
    const child = spawn(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run ?? ''],
      {
        cwd: folder,
        env: { PATH: process.env['PATH'], ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()))
    const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
    return { status, said }
  }

  it('stops at a site that is built for another address', async () => {
    const address = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots())?.[1] ?? ''
    writeFileSync(path.join(folder, 'dist/client/robots.txt'), robots())
    const compare = stepOf(/^Compare/)
    const compared = (PUBLISHED_AT: string) => runStep(compare, { PUBLISHED_AT })
    expect(await compared(address)).toEqual({ status: 0, said: '' })
    // Pages says http of a domain without a certificate.
    expect((await compared(address.replace('https:', 'http:'))).status).toBe(0)
    for (const other of [`${address}/portfolio`, 'https://robin.github.io', '']) {
      const { status, said } = await compared(other)
      expect([status, said]).toEqual([1, expect.stringContaining(`publishes at ${other}.`)])
    }
  })
})
