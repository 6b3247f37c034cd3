/**
 * `npm test -- --faults [--unit] [room or words…]`: puts one fault at a time into a copy of the project, and says which test
 * notices it. The unit tests of the changed file run first; only a fault that they miss is built and
 * shown to browser specs. Not part of `npm test`, since all of them take an hour.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { occurrences, readFaults } from './faults.mjs'

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {{ by: 'unit' | 'build' | 'browser', test: string }} Catch */

/** Below the checkout, so that its packages are found. */
const COPY = path.join(ROOT, '.cache/faults')
const COPIED = [
  ...[
    'src',
    'tests',
    'assets',
    'public',
    'LICENSE',
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
  ],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'index.html'],
  ...['.oxlintrc.json', '.prettierignore', '.gitignore', '.github', 'Dockerfile', '.dockerignore'],
  // What has been drawn and compiled need not be made again.
  ...['.cache/art', '.cache/made'],
]
const REPORT = path.join(COPY, 'test-results/faults.json')

/**
 * @param {readonly string[]} filters as of `readFaults`
 * @param {{ unit?: boolean | undefined }} [options] `unit`: only unit tests run
 * @returns {Promise<import('../runner/counts.mjs').Counts>}
 */
export async function runFaults(filters, { unit: isUnitOnly = false } = {}) {
  const faults = readFaults(filters)
  if (faults.length === 0) throw new Error(`No fault is called so: ${filters.join(' ')}`)
  copyProject()
  /** @type {string[]} */
  const escaped = []
  const caught = { unit: 0, build: 0, browser: 0 }
  for (const fault of faults) {
    const found = await tryFault(fault, isUnitOnly)
    if (found) caught[found.by] += 1
    else escaped.push(fault.breaks)
    console.log(
      found
        ? `caught by ${found.by.padEnd(7)} ${fault.room}: ${fault.breaks} (${found.test})`
        : `ESCAPED           ${fault.room}: ${fault.breaks}`,
    )
  }
  rmSync(COPY, { recursive: true, force: true, maxRetries: 5 })
  const { unit, build, browser } = caught
  const passed = unit + build + browser
  console.log(
    `\n${passed} of ${faults.length} faults were caught: ${unit} by unit tests, ${build} by the build, ${browser} in the browser.`,
  )
  return { passed, failed: escaped.length, skipped: 0 }
}

function copyProject() {
  rmSync(COPY, { recursive: true, force: true, maxRetries: 5 })
  mkdirSync(COPY, { recursive: true })
  for (const name of COPIED) {
    const source = path.join(ROOT, name)
    if (existsSync(source)) cpSync(source, path.join(COPY, name), { recursive: true })
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(COPY, 'node_modules'), 'dir')
}

/**
 * @param {Fault} fault
 * @param {boolean} isUnitOnly
 * @returns {Promise<Catch | undefined>} undefined where no test notices it
 */
async function tryFault(fault, isUnitOnly) {
  const place = path.join(COPY, fault.file)
  const source = readFileSync(place, 'utf8')
  if (occurrences(source, fault.text) !== 1) {
    throw new Error(`${fault.file} does not hold once what this fault replaces: ${fault.breaks}`)
  }
  try {
    writeFileSync(
      place,
      source.replace(fault.text, () => fault.becomes),
    )
    const found = await failingUnit(fault)
    if (found || isUnitOnly) return found
    return (await failingBuild()) ?? (await failingSpec(fault))
  } finally {
    writeFileSync(place, source)
  }
}

/**
 * The test of the same name runs first: it notices most faults, and takes a few seconds.
 * @param {Fault} fault
 * @returns {Promise<Catch | undefined>}
 */
async function failingUnit({ file }) {
  const { name } = path.parse(file)
  const own = testFiles(/^(?:unit|property)\/.*\.test\.tsx?$/).filter((test) =>
    path.basename(test).startsWith(name),
  )
  const runs = [...(own.length > 0 ? [['run', ...own]] : []), ['related', '--run', file]]
  for (const run of runs) {
    rmSync(REPORT, { force: true })
    // A busy machine must not look as if a test had noticed something.
    const flags = ['--testTimeout=300000', '--hookTimeout=300000']
    flags.push('--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${REPORT}`)
    const code = await start(['node_modules/vitest/vitest.mjs', ...run, ...flags])
    if (code !== 0) return { by: 'unit', test: failedUnit() }
  }
  return undefined
}

/** @returns {string} path and name of the first test that failed */
function failedUnit() {
  const { testResults = [] } = readReport()
  for (const { name, assertionResults, status } of testResults) {
    const failed = assertionResults.find((/** @type {any} */ each) => each.status === 'failed')
    if (failed) return `${path.relative(COPY, name)}: ${failed.fullName}`
    if (status === 'failed') return `${path.relative(COPY, name)} cannot be loaded`
  }
  return 'an error outside of any test'
}

/**
 * Whether the site cannot be built, or what the build wrote is not valid.
 * @returns {Promise<Catch | undefined>}
 */
async function failingBuild() {
  const code = await start(['tests/run.mjs', '--only', 'files'])
  return code === 0 ? undefined : { by: 'build', test: 'npm test -- --only files' }
}

/**
 * @param {Fault} fault
 * @returns {Promise<Catch | undefined>}
 */
async function failingSpec({ specs }) {
  const chosen = testFiles(/^(?:e2e|visual)\/.*\.spec\.ts$/).filter((file) =>
    specs.some((each) => file.startsWith(`tests/${each}`)),
  )
  rmSync(REPORT, { force: true })
  const code = await start(
    [
      'node_modules/@playwright/test/cli.js',
      ...['test', '--config=tests/playwright.config.ts', '--retries=1', '--max-failures=1'],
      ...chosen,
    ],
    { MEADOW_TEST_REPORT: REPORT },
  )
  return code === 0 ? undefined : { by: 'browser', test: failedSpec(readReport().suites ?? []) }
}

/**
 * @typedef {object} PlaywrightSuite a file, or a `describe` block
 * @property {string} title
 * @property {readonly { title: string, tests: readonly { status: string }[] }[]} [specs]
 * @property {readonly PlaywrightSuite[]} [suites]
 */

/**
 * @param {readonly PlaywrightSuite[]} suites
 * @returns {string} file and title of the first test that failed
 */
function failedSpec(suites) {
  for (const { title, specs = [], suites: inner = [] } of suites) {
    const failed = specs.find(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    const name = failed?.title ?? failedSpec(inner)
    if (name !== '') return `${title}: ${name}`
  }
  return ''
}

/**
 * @param {RegExp} pattern of paths below `tests`
 * @returns {readonly string[]} paths below the copy
 */
function testFiles(pattern) {
  const files = readdirSync(path.join(COPY, 'tests'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => pattern.test(file)).map((file) => `tests/${file}`)
}

/** @returns {any} empty where the tool wrote none */
function readReport() {
  return existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {}
}

/**
 * @param {readonly string[]} args of Node, in the copy
 * @param {NodeJS.ProcessEnv} [env] what is set besides
 * @returns {Promise<number>} exit code
 */
function start(args, env = {}) {
  return new Promise((resolve) => {
    const options = {
      cwd: COPY,
      env: { ...process.env, ...env },
      stdio: /** @type {const} */ ('ignore'),
    }
    spawn(process.execPath, args, options).once('close', (code) => resolve(code ?? 1))
  })
}
