// @ts-check
/** The answerer of the sample and its evaluation, loaded from the sources, with the time of every answer. */
import { withSampleModules } from '../../support/sampleModules.mjs'

/** @typedef {import('../../../src/answers/answerer.ts').Answerer} Answerer */
/** @typedef {import('../../chat/evaluate.ts').Judged} Judged */

/**
 * @typedef {object} TimedAnswerer
 * @property {() => readonly Judged[]} evaluate asks the questions of tests/chat
 * @property {(text: string) => number} msFor how long a question takes, in milliseconds
 * @property {() => { ms: number, text: string }} slowest of all that were asked
 */

/**
 * @param {(answerer: TimedAnswerer) => Promise<void> | void} work
 */
export async function withAnswerer(work) {
  await withSampleModules(async (load) => {
    const { createAnswerer } = await load('/src/answers/answerer.ts')
    const { siteKnowledge } = await load('/src/server/chat/siteKnowledge.ts')
    const { evaluate } = await load('/tests/chat/evaluate.ts')
    await work(timed(createAnswerer(siteKnowledge), evaluate))
  })
}

/**
 * @param {Answerer} answerer
 * @param {(answerer: Answerer) => readonly Judged[]} evaluate
 * @returns {TimedAnswerer}
 */
function timed(answerer, evaluate) {
  let slowest = { ms: 0, text: '' }
  /** @type {Answerer} */
  const ask = (text, turns) => {
    const began = performance.now()
    const reply = answerer(text, turns)
    const ms = performance.now() - began
    if (ms > slowest.ms) slowest = { ms, text }
    return reply
  }
  return {
    evaluate: () => {
      // The first answers are slow everywhere: code is compiled.
      evaluate(answerer)
      return evaluate(ask)
    },
    msFor(text) {
      const began = performance.now()
      answerer(text)
      return performance.now() - began
    },
    slowest: () => slowest,
  }
}
