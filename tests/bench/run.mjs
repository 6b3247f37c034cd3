// @ts-check
/**
 * `npm run bench`: how fast and how small the built site is, each figure beside its goal. Figures
 * are ratios to a floor page in the same run, or counts, so that machines compare.
 *
 *   npm run bench -- [--only drag,idle,steps,scene,memory,load,lighthouse,chat,search,picture,start] [--rounds 2]
 *   npm run bench -- --only growth [--posts 3,100,1000]
 *
 * The section `growth` builds sites of these numbers of posts, which takes long: it runs only if named.
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

const RESULT = '.cache/bench.md'
/** The section that takes as long as all others. */
const SLOW = 'growth'

/** @param {string} text */
function readRounds(text) {
  const rounds = Number(text)
  if (Number.isInteger(rounds) && rounds >= 1) return rounds
  throw new Error(`--rounds takes a whole number from 1 on, not '${text}'.`)
}

/** @param {string} text numbers with commas between them */
function readPosts(text) {
  const counts = text.split(',').map(Number)
  if (counts.every((count) => Number.isInteger(count) && count >= 1)) return counts
  throw new Error(`--posts takes whole numbers from 1 on with commas between them, not '${text}'.`)
}

/**
 * @param {readonly string[]} known
 * @param {string | undefined} text names with commas between them; none means all but the slow one
 */
function readNames(known, text) {
  const names = text?.split(',') ?? known.filter((name) => name !== SLOW)
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
      posts: { type: 'string', default: '3,100,1000' },
    },
  })
  const rounds = readRounds(values.rounds)
  const posts = readPosts(values.posts)
  await ensureDependencies()
  // Only now what these import is there for certain.
  const { SECTIONS } = await import('./harness/sections.mjs')
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
  await withBench({ rounds, posts }, async (bench) => {
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
