// @ts-check
/**
 * `npm run bench`: how fast and how small the built site is, each figure beside its goal. Figures
 * are ratios to a floor page in the same run, or counts, so that machines compare.
 *
 *   npm run bench -- [--only drag,schemes,strokes,memory,load,start,chat,monkey] [--rounds 2]
 *
 * The result is printed and kept in .cache/bench.md. A missed goal is marked and fails nothing: a
 * busy machine may be its cause. A section that cannot be measured ends the run with exit code 1.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDependencies } from '../../src/build/scripts/dependencies.mjs'
import { exitOnError } from '../../src/build/scripts/exitOnError.mjs'
import { ROOT } from '../../src/build/scripts/root.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/report.mjs').Report} Report */

const RESULT = '.cache/bench.md'

/** @param {string} text */
function readRounds(text) {
  const rounds = Number(text)
  if (Number.isInteger(rounds) && rounds >= 1) return rounds
  throw new Error(`--rounds takes a whole number from 1 on, not '${text}'.`)
}

/**
 * @param {readonly string[]} known
 * @param {string | undefined} text names with commas between them; none means all
 */
function readNames(known, text) {
  const names = text?.split(',') ?? known
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return names
  throw new Error(`--only takes some of ${known.join(',')}, not '${unknown}'.`)
}

/** @param {number} rounds */
function describeRun(rounds) {
  const load = os.loadavg()[0]?.toFixed(1)
  const { length } = os.cpus()
  return `# Bench\n\n${rounds} rounds on ${length} cores; load of the machine at the start: ${load}\n`
}

await exitOnError(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '2' },
    },
  })
  const rounds = readRounds(values.rounds)
  await ensureDependencies()
  // Only now what these import is there for certain.
  /** @type {Record<string, (bench: Bench) => Promise<readonly Report[]>>} */
  const SECTIONS = {
    drag: (await import('./drag.mjs')).measureDrag,
    schemes: (await import('./schemes.mjs')).measureSchemes,
    strokes: (await import('./strokes.mjs')).measureStrokes,
    memory: (await import('./memory.mjs')).measureMemory,
    load: (await import('./load.mjs')).measureLoad,
    start: (await import('./start.mjs')).measureStart,
    chat: (await import('./chat.mjs')).measureChat,
    monkey: (await import('./monkey.mjs')).measureMonkey,
  }
  const { countMissed, toMarkdown } = await import('./harness/report.mjs')
  const { withBench } = await import('./harness/setup.mjs')
  const names = readNames(Object.keys(SECTIONS), values.only)

  let document = ''
  /** @param {string} markdown */
  const tell = (markdown) => {
    console.log(markdown)
    document += `${markdown}\n`
    // At once: a run may be stopped at any time.
    mkdirSync(path.join(ROOT, path.dirname(RESULT)), { recursive: true })
    writeFileSync(path.join(ROOT, RESULT), document)
  }

  tell(describeRun(rounds))
  let missed = 0
  await withBench(rounds, async (bench) => {
    for (const name of names) {
      try {
        const reports = (await SECTIONS[name]?.(bench)) ?? []
        tell(reports.map(toMarkdown).join('\n'))
        missed += countMissed(reports)
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        tell(`### ${name}\n\nNot measured: ${why}\n`)
        process.exitCode = 1
      }
    }
  })
  tell(missed === 0 ? 'Every goal is met.' : `Figures that miss their goal (✗): ${missed}.`)
  console.error(`Kept in ${RESULT}`)
})
