/** Answers in the browser, without a service: the same words, within the same limits. */
import { describe, expect, it } from 'vitest'
import { createBrowserAnswers } from '../../../src/answers/browserAnswers.ts'
import { API_ERROR, OFFLINE } from '../../../src/base/services/chat/chatClient.ts'
import { createLocalClient } from '../../../src/base/services/chat/localClient.ts'
import { teaKnowledge } from './sampleKnowledge.ts'

const CONTENT: unknown = JSON.parse(JSON.stringify(teaKnowledge))
const text = 'How hot for brewing green tea?'
const answersOf = (now = () => 0) => createBrowserAnswers(CONTENT, now)
const client = (load: () => Promise<ReturnType<typeof answersOf>>, isOnline = true) =>
  createLocalClient(load, { navigator: { onLine: isOnline } })

describe('answers in the browser', () => {
  it('come from what was said before, too', async () => {
    const chat = client(async () => answersOf())
    const first = await chat.ask(text)
    expect(first.answer).toContain('eighty degrees')
    const turns = [
      { role: 'user', text },
      { role: 'bot', text: first.answer },
    ] as const
    expect((await chat.ask('Tell me more', turns)).answer).not.toBe(
      (await chat.ask('Tell me more')).answer,
    )
  })

  it('say that what is typed stays there', () => {
    const { site } = teaKnowledge
    const assistant = site.assistant && { ...site.assistant, answers: 'browser' as const }
    const content: unknown = { ...teaKnowledge, site: { ...site, assistant } }
    const answer = createBrowserAnswers(content, () => 0)({ text: 'What is your privacy policy?' })
    expect(answer?.answer).toMatch(/^What you type stays in your browser.*No language model/)
    expect(answer?.answer).not.toContain('service')
  })

  it('are refused for what the service refuses', () => {
    let moment = 0
    const answers = answersOf(() => moment)
    const invalid = [{}, null, { text: ' ' }, { text: 'x'.repeat(1001) }, { text, turns: 'none' }]
    expect(invalid.map((request) => answers(request))).toEqual(invalid.map(() => undefined))
    const asked = Array.from({ length: 16 }, () => answers({ text }))
    expect(asked.map((answer) => answer !== undefined)).toEqual(asked.map((_, i) => i < 15))
    moment = 60_000
    expect(answers({ text })).toBeDefined()
  })

  it('are made of nothing but the file of the build', () => {
    for (const other of [null, [], '<!doctype html>', { status: 'ok' }])
      expect(() => createBrowserAnswers(other, () => 0)).toThrow('Expected what the assistant')
  })

  it('say so where they fail to load, and are loaded again', async () => {
    let isBroken = true
    const load = async () => {
      if (isBroken) throw new Error('Failed to load')
      return answersOf()
    }
    await expect(client(load).ask(text)).rejects.toThrow(API_ERROR)
    const offline = client(load, false)
    await expect(offline.ask(text)).rejects.toThrow(OFFLINE)
    isBroken = false
    expect((await offline.ask(text)).answer).toContain('eighty')
  })
})
