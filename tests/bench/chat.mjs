// @ts-check
/**
 * The assistant: what the evaluation of tests/chat says by kind, how long its answers take, hostile ones among them, and how
 * its service holds up under 50 clients beside a server that answers nothing.
 */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { withProgress } from '../../src/build/scripts/progress.mjs'
import { withAnswerer } from './harness/answerer.mjs'
import { median } from './harness/report.mjs'
import { startProgram } from './harness/setup.mjs'

/** @typedef {import('./harness/pages.mjs').Bench} Bench */
/** @typedef {import('./harness/report.mjs').Report} Report */

const CLIENTS = 50
const QUESTIONS_PER_CLIENT = 20
const HOSTILE_MS = 20
const LENGTH = 1000

/** A thousand characters each, from people who try what happens. */
const HOSTILE = {
  'one letter': 'a',
  'one word': 'why ',
  'one question': 'what is it? ',
  'combining marks': 'e\u0301\u0323\u0308',
  'right to left': '\u202Eשלום \u202Bمرحبا ',
  'nested spaces': ' \t\u00A0\u2003a',
  brackets: '([{<"\'',
  'words that nobody wrote': 'zxqvw kjhgf qwrtp mnbvc ',
  'emoji that are joined': '👩‍👩‍👧‍👦',
  'misspelt words': 'assistent articel brwoser tehcnology ',
  'names of projects': 'tidewater and burrow or not ',
  'follow-ups': 'and the other one and then ',
}

/**
 * @param {Bench} bench
 * @returns {Promise<Report[]>}
 */
export async function measureChat(bench) {
  /** @type {Report[]} */
  const reports = []
  await withProgress('Answers', () =>
    withAnswerer((answerer) => {
      const judged = answerer.evaluate()
      const { ms, text } = answerer.slowest()
      const kinds = [...new Set(judged.map(({ kind }) => kind)), '']
      reports.push({
        title: 'Questions of tests/chat, answered as hoped',
        columns: ['asked', 'as hoped', 'percent'],
        rows: kinds.map((kind) => {
          const asked = judged.filter((each) => kind === '' || each.kind === kind)
          const right = asked.filter(({ isRight }) => isRight).length
          const values = [asked.length, right, (100 * right) / asked.length]
          return { label: kind === '' ? 'all' : kind, values }
        }),
      })
      const hostile = Object.entries(HOSTILE).map(([name, part]) => {
        const asked = part.repeat(LENGTH).slice(0, LENGTH)
        const times = Array.from({ length: 3 }, () => answerer.msFor(asked))
        return { label: name, values: [median(times)], atMost: HOSTILE_MS, digits: 1 }
      })
      const slowest = `“${text.slice(0, 60)}”, the slowest of tests/chat`
      reports.push({
        title: `Milliseconds for an answer; hostile texts have ${LENGTH} characters`,
        columns: ['ms'],
        rows: [{ label: slowest, values: [ms], digits: 1 }, ...hostile],
      })
    }),
  )
  reports.push(await withProgress('The service', () => measureService(bench)))
  return reports
}

/**
 * @param {Bench} bench
 * @returns {Promise<Report>}
 */
async function measureService({ rounds }) {
  // Each question names a sender of its own, or the limit of questions would refuse it.
  const service = await startProgram('dist/server/node.js', { TRUST_PROXY: '1' })
  const empty = await startProgram('tests/bench/floor/emptyHandler.mjs')
  /** @type {{ p99: number, perSecond: number }[]} */
  const ratios = []
  try {
    await underLoad(service.url)
    await underLoad(empty.url)
    for (let round = 0; round < rounds; round += 1) {
      const ours = await underLoad(service.url)
      const floor = await underLoad(empty.url)
      ratios.push({ p99: ours.p99 / floor.p99, perSecond: floor.perSecond / ours.perSecond })
    }
  } finally {
    service.stop()
    empty.stop()
  }
  return {
    title: `The service under ${CLIENTS} clients, as a multiple of the empty handler`,
    columns: ['times'],
    rows: [
      {
        label: '99th percentile of the time for an answer',
        digits: 1,
        values: [median(ratios.map((each) => each.p99))],
      },
      {
        label: 'time for all answers',
        digits: 1,
        values: [median(ratios.map((each) => each.perSecond))],
      },
    ],
  }
}

/** @returns {readonly string[]} */
function askedTexts() {
  const said = JSON.parse(readFileSync(path.join(ROOT, 'tests/chat/said.json'), 'utf8'))
  return said.map((/** @type {{ ask: string }} */ { ask }) => ask)
}

let senders = 0

/**
 * All clients ask one question after the other, at the same time.
 * @param {string} url
 */
async function underLoad(url) {
  const texts = askedTexts()
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  /** @type {number[]} */
  const times = []
  const began = performance.now()
  const client = async (/** @type {number} */ number) => {
    for (let count = 0; count < QUESTIONS_PER_CLIENT; count += 1) {
      const sent = performance.now()
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      await post(url, texts[(number * QUESTIONS_PER_CLIENT + count) % texts.length] ?? '', agent)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  return { p99: times[Math.floor(times.length * 0.99)] ?? NaN, perSecond: times.length / seconds }
}

/**
 * @param {string} url
 * @param {string} text
 * @param {Agent} agent
 * @returns {Promise<void>}
 */
function post(url, text, agent) {
  senders += 1
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`,
  }
  return new Promise((resolve, reject) => {
    const asked = request(`${url}chat`, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode === 200) response.resume().on('end', () => resolve())
      else reject(new Error(`The service answers with status ${response.statusCode}.`))
    })
    asked.on('error', reject)
    asked.end(JSON.stringify({ text }))
  })
}
