/**
 * The suites of `npm test`: each runs its tools, shows what they say, and gives their counts.
 * A tool that fails ends its own suite, never the run.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runNpm, runProgram } from '../../src/build/scripts/progress.mjs'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { ensureBuilt } from '../../src/build/scripts/buildSite.mjs'
import { playwrightCounts, sum, vitestCounts } from './counts.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */

const REPORTS = path.join(ROOT, 'test-results')
/** Every script of package.json with this prefix is one check. */
const CHECK_PREFIX = 'check:'

/**
 * Types, lint, import rules, unused code, formatting: each counts as one test. Two run at a time, for
 * most of them keep no more than one core busy.
 * @returns {Promise<Counts>}
 */
export async function runChecks() {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const names = Object.keys(scripts).filter((name) => name.startsWith(CHECK_PREFIX))
  /** @type {Counts[]} */
  const counts = []
  const runRest = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const script = name
      counts.push(
        await runStep(script, async () => failWithOutput(await runNpm(['run', '-s', script]))),
      )
    }
  }
  await Promise.all([runRest(), runRest()])
  return sum(counts)
}

/**
 * @param {readonly string[]} filters parts of file names; none means all
 * @returns {Promise<Counts>}
 */
export async function runUnit(filters) {
  const report = freshReport('unit.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runTool('vitest/vitest.mjs', [...args, ...filters])
  return vitestCounts(readReport(report), code)
}

/**
 * Builds a site if it is stale; counts as one test.
 * @param {import('../../src/build/scripts/buildSite.mjs').SiteToBuild} site
 * @returns {Promise<Counts>}
 */
export function runBuild(site) {
  return runStep(`build ${site.target}`, () => ensureBuilt(site))
}

/**
 * What the build wrote, before any browser sees it: valid HTML, links that lead somewhere, and scripts
 * within their budgets. Each counts as one test.
 * @param {string} target folder of the built site, below the root
 * @param {{ isSample: boolean }} site whether its words are those of the sample, whose amount is known
 * @returns {Promise<Counts>}
 */
export async function runFiles(target, { isSample }) {
  const built = path.join(ROOT, target)
  const site = path.join(built, 'client')
  const { builtBase } = await import('../files/base.mjs')
  const { htmlFiles, validateHtml } = await import('../files/html.mjs')
  const { checkLinks } = await import('../files/links.mjs')
  const { BUDGETS } = await import('../files/budgets.mjs')
  const { checkFile, checkScripts, checkWeight } = await import('../files/weights.mjs')
  const manifest = JSON.parse(readFileSync(path.join(built, 'manifest.json'), 'utf8'))
  const base = builtBase(site)
  // The budgets are the program's: an owner's words are part of what a page weighs, and break none.
  const weigh = isSample ? runStep : adviseStep
  /** @type {Counts[]} */
  const counts = []
  for (const name of htmlFiles(site)) {
    counts.push(await runStep(`html: ${name}`, () => validateHtml(site, name)))
    const budget = name === 'index.html' ? BUDGETS.phone : BUDGETS.page
    counts.push(
      await weigh(`bytes: ${name}`, async () => checkScripts(site, name, manifest, budget, base)),
    )
  }
  counts.push(
    await weigh('bytes: the document of /', async () =>
      checkFile(site, 'index.html', BUDGETS.startDocument),
    ),
  )
  if (isSample) {
    counts.push(
      await runStep('bytes: the index of the search', async () =>
        checkFile(site, 'search.json', BUDGETS.searchIndex),
      ),
    )
    const { weighAnswers } = await import('../files/answers.mjs')
    counts.push(
      await runStep('bytes: the assistant in a browser', async () => {
        const { code, content } = await weighAnswers()
        checkWeight(code + content, BUDGETS.answers, 'of program and content')
      }),
    )
  }
  const { validateXml, xmlFiles } = await import('../files/xml.mjs')
  for (const name of xmlFiles(site))
    counts.push(await runStep(`xml: ${name}`, async () => validateXml(path.join(site, name))))
  counts.push(await runStep('links', async () => checkLinks(site, base)))
  return sum(counts)
}

/**
 * @param {string} config path of Playwright's configuration below the root
 * @param {readonly string[]} projects of that configuration
 * @param {readonly string[]} args filters and flags for Playwright
 * @returns {Promise<Counts>}
 */
export async function runPages(config, projects, args) {
  const report = freshReport('pages.json')
  const chosen = projects.map((name) => `--project=${name}`)
  const { code } = await runTool(
    '@playwright/test/cli.js',
    ['test', `--config=${config}`, ...chosen, ...args],
    { ...process.env, MEADOW_TEST_REPORT: report },
  )
  return playwrightCounts(readReport(report), code)
}

/**
 * @param {string} name
 * @param {() => Promise<void>} step throws where it fails
 * @returns {Promise<Counts>}
 */
async function runStep(name, step) {
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
  try {
    await step()
    console.log(`✓ ${name} (${seconds()})`)
    return { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    console.log(
      `✗ ${name} (${seconds()})\n${error instanceof Error ? error.message : String(error)}`,
    )
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/**
 * A step that tells what it finds, and never fails.
 * @param {string} name
 * @param {() => Promise<void>} step
 * @returns {Promise<Counts>}
 */
export function adviseStep(name, step) {
  return runStep(name, () =>
    step().catch((error) => console.log(`! ${name}: ${error.message}. This is only advice.`)),
  )
}

/** @param {{ code: number, output: string }} result */
function failWithOutput({ code, output }) {
  if (code !== 0) throw new Error(output.trim() || `exit code ${code}`)
}

/**
 * @param {string} script path below node_modules
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runTool(script, args, env = process.env) {
  const file = path.join(ROOT, 'node_modules', script)
  return runProgram(process.execPath, [file, ...args], { env, isShown: true })
}

/**
 * @param {string} name
 * @returns {string} absolute path of a report that does not exist yet
 */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true })
  const file = path.join(REPORTS, name)
  rmSync(file, { force: true })
  return file
}

/**
 * @param {string} file
 * @returns {any} undefined where the runner left none
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
