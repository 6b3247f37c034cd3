// @ts-check
/**
 * How fast the chat service answers, beside a handler of Hono's on the same server that does nothing,
 * and one that reads a question and sends the same answer to all: the ratios hold on any machine, the
 * figures do not. `node tests/bench/chat.mjs`, half a minute.
 */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from '../../src/build/scripts/root.mjs'

const CLIENTS = 50
/** A server runs for days: its compiler has long done its work. */
const WARM_UP_MS = 3000
const ROUND_MS = 900
const ROUNDS = 5

/** @typedef {{ perSecond: number, p99Ms: number, processorMs: number }} Speed `processorMs`: of the server, a request */
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ label: string, values: readonly number[], atMost?: number, digits?: number }} Row */
/** @typedef {{ title: string, columns: readonly string[], rows: readonly Row[] }} Report */
/**
 * @typedef {object} Ready
 * @property {number} port
 * @property {number} answerable how many questions of the evaluation have an answer on the site
 * @property {number} linked how many of them are answered with a right link
 * @property {number} unanswerable
 * @property {number} declined
 */

/** @returns {Promise<Report[]>} every goal is an upper limit; speeds are medians of rounds in turn */
export async function measureChat() {
  const child = fork(await bundleServer(), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  try {
    /** @type {Ready} */
    const ready = await new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(/** @type {Ready} */ (message)))
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    })
    return [describeAnswers(ready), await measureSpeed(child, ready.port)]
  } finally {
    if (child.connected) child.disconnect()
  }
}

/**
 * @param {Ready} ready
 * @returns {Report}
 */
function describeAnswers({ answerable, linked, unanswerable, declined }) {
  const percent = (/** @type {number} */ part, /** @type {number} */ of) => (100 * part) / of
  return {
    title: 'Chat: answers',
    columns: ['%'],
    rows: [
      {
        label: `no right link, of ${answerable} questions`,
        values: [percent(answerable - linked, answerable)],
        atMost: 5,
        digits: 1,
      },
      {
        label: `not declined, of ${unanswerable} questions without an answer`,
        values: [percent(unanswerable - declined, unanswerable)],
        atMost: 5,
        digits: 1,
      },
    ],
  }
}

/**
 * @param {ChildProcess} child
 * @param {number} port
 * @returns {Promise<Report>}
 */
async function measureSpeed(child, port) {
  /** @type {readonly (readonly [string, Requests])[]} */
  const kinds = [
    ['/empty', requestsOf(ASKED_IN_MANY_WAYS)],
    ['/same', requestsOf(ASKED_IN_MANY_WAYS)],
    ['/chat', requestsOf(ASKED_IN_MANY_WAYS)],
    ['/chat', requestsOf(NEVER_ASKED_BEFORE)],
  ]
  for (const [target, requests] of kinds) await load(child, port, target, requests, WARM_UP_MS)
  /** @type {Speed[][]} */
  const rounds = kinds.map(() => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, [target, requests]] of kinds.entries()) {
      rounds[i]?.push(await load(child, port, target, requests, ROUND_MS))
    }
  }
  const [empty, same, chat, anew] = rounds.map(medianSpeed)
  if (!empty || !same || !chat || !anew) throw new Error('Nothing was measured.')
  const row = (/** @type {string} */ label, /** @type {number[]} */ values, digits = 0) => ({
    label,
    values,
    digits,
  })
  return {
    title: `Chat: ${CLIENTS} clients at once`,
    columns: ['chat', 'empty handler'],
    rows: [
      row('requests a second', [chat.perSecond, empty.perSecond]),
      row('p99, ms', [chat.p99Ms, empty.p99Ms], 1),
      // The time of the server's process. Waking a client costs it time, too, and a slow server does so more often.
      row('processor time a request, ms', [chat.processorMs, empty.processorMs], 3),
      {
        ...row('times slower than the empty handler', timesSlower(empty, chat, empty), 2),
        atMost: 2,
      },
      // The service remembers what the site answers to the same words of its own.
      row('the same with nothing to remember', timesSlower(empty, anew, empty), 2),
      row('times slower than one answer for all', timesSlower(same, chat, empty), 2),
    ],
  }
}

/**
 * @param {Speed} base
 * @param {readonly Speed[]} others
 * @returns {number[]} of each of the others how many times slower than the base it is
 */
function timesSlower(base, ...others) {
  return others.map((other) => base.perSecond / other.perSecond)
}

/** @returns {Promise<string>} absolute path of the bundle */
async function bundleServer() {
  const outDir = path.join(ROOT, '.cache/bench')
  await build({
    root: ROOT,
    configFile: path.join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'tests/bench/chatServer.mjs', outDir, emptyOutDir: false },
  })
  return path.join(outDir, 'chatServer.js')
}

/** What visitors may say around a question: with them no two of the requests are the same. */
const OPENINGS = [
  '',
  'Hi! ',
  'Hello there, ',
  'Please: ',
  'I wonder, ',
  'Tell me, ',
  'Now, ',
  'Well, ',
  'So, ',
  'Excuse me, ',
]
const CLOSINGS = ['', ' Thanks!', ' Thank you.', ' Please.', ' I would like to know.', ' ...']

/** @returns {readonly string[]} what the evaluation asks */
function readQuestions() {
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(path.join(ROOT, 'tests/chat', name), 'utf8'))
  /** @type {{ question: string }[]} */
  const answerable = read('answerable.json')
  return [...answerable.map(({ question }) => question), ...read('unanswerable.json')]
}

const QUESTIONS = readQuestions()
/** No two texts are the same, but each question comes sixty times. */
const ASKED_IN_MANY_WAYS = OPENINGS.flatMap((opening) =>
  CLOSINGS.flatMap((closing) => QUESTIONS.map((question) => `${opening}${question}${closing}`)),
)
/** Two questions in one text, and no two such pairs the same. */
const NEVER_ASKED_BEFORE = Array.from({ length: 60 }, (_, distance) =>
  QUESTIONS.map((one, i) => `${one} ${QUESTIONS[(i + distance + 1) % QUESTIONS.length]}`),
).flat()

/**
 * Whole requests but for their first lines, made before the clock runs; each has another address.
 * @typedef {{ texts: readonly string[], next: number }} Requests `next` goes on from round to round
 * @param {readonly string[]} questions
 * @returns {Requests}
 */
function requestsOf(questions) {
  const texts = questions.map((text, index) => {
    const body = JSON.stringify({ text })
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
    const head = [
      'Host: 127.0.0.1',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Forwarded-For: ${address}`,
    ]
    return `${head.join('\r\n')}\r\n\r\n${body}`
  })
  return { texts, next: 0 }
}

/**
 * Keeps every client busy: each sends its next request when the last one is answered. Bare sockets,
 * for a client that is slower than the server would measure itself.
 * @param {ChildProcess} child
 * @param {number} port
 * @param {string} target
 * @param {Requests} requests
 * @param {number} durationMs
 * @returns {Promise<Speed>}
 */
async function load(child, port, target, requests, durationMs) {
  /** @type {number[]} */
  const times = []
  const processorBefore = await processorTime(child)
  const started = performance.now()
  const end = started + durationMs
  const client = () =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay()
      let sent = 0
      let reply = ''
      const send = () => {
        sent = performance.now()
        const { texts } = requests
        socket.write(`POST ${target} HTTP/1.1\r\n${texts[requests.next % texts.length] ?? ''}`)
        requests.next += 1
      }
      socket.setEncoding('latin1')
      socket.on('data', (chunk) => {
        reply += chunk
        if (!isWhole(reply)) return
        if (!reply.startsWith('HTTP/1.1 200 ')) {
          reject(new Error(`${target} answered ${reply.slice(0, 60)}`))
          return
        }
        reply = ''
        const now = performance.now()
        times.push(now - sent)
        if (now < end) send()
        else {
          socket.destroy()
          resolve(undefined)
        }
      })
      socket.once('error', reject)
      socket.once('connect', send)
    })
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / seconds,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? NaN,
    processorMs: ((await processorTime(child)) - processorBefore) / times.length,
  }
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<number>} that it has used so far, in milliseconds
 */
function processorTime(child) {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(Number(message)))
    child.send('processor time?')
  })
}

/** @param {string} reply head and, so far, body; one byte a character */
function isWhole(reply) {
  const head = reply.indexOf('\r\n\r\n')
  if (head < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(reply.slice(0, head))?.[1]
  return reply.length >= head + 4 + Number(length ?? 0)
}

/**
 * @param {readonly Speed[]} speeds
 * @returns {Speed}
 */
function medianSpeed(speeds) {
  const median = (/** @type {number[]} */ values) =>
    values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
  return {
    perSecond: median(speeds.map(({ perSecond }) => perSecond)),
    p99Ms: median(speeds.map(({ p99Ms }) => p99Ms)),
    processorMs: median(speeds.map(({ processorMs }) => processorMs)),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { title, columns, rows } of await measureChat()) {
    console.log(`${title}: ${columns.join(', ')}`)
    for (const { label, values, digits } of rows) {
      console.log(`  ${label}: ${values.map((value) => value.toFixed(digits)).join(', ')}`)
    }
  }
}
