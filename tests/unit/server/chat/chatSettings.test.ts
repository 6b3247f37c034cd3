import { describe, expect, it } from 'vitest'
import { readChatSettings } from '../../../../src/server/chat/chatSettings.ts'

const MODEL = { LLM_BASE_URL: 'http://localhost:8080/v1/', LLM_API_KEY: 'key', LLM_MODEL: 'small' }

describe('the settings', () => {
  it('allow and trust nobody by default, and use no model', () => {
    expect(readChatSettings({})).toEqual({ allowedOrigins: [], trustedProxies: 0 })
    const blank = { CHAT_ALLOWED_ORIGINS: ' ', TRUST_PROXY: '', LLM_MODEL: ' ' }
    expect(readChatSettings(blank)).toEqual({ allowedOrigins: [], trustedProxies: 0 })
  })

  it('read origins', () => {
    const text = 'https://a.example, http://localhost:5173  https://b.example'
    expect(readChatSettings({ CHAT_ALLOWED_ORIGINS: text }).allowedOrigins).toEqual([
      'https://a.example',
      'http://localhost:5173',
      'https://b.example',
    ])
  })

  it.each(['*', 'https://a.example/', 'a.example', 'https://a.example/path', 'null'])(
    'refuse %s as an origin',
    (text) => {
      expect(() => readChatSettings({ CHAT_ALLOWED_ORIGINS: text })).toThrow(`not '${text}'`)
    },
  )

  it.each([
    ['true', 1],
    ['false', 0],
    ['0', 0],
    ['2', 2],
  ])('trust %s', (text, proxies) => {
    expect(readChatSettings({ TRUST_PROXY: text }).trustedProxies).toBe(proxies)
  })

  it.each(['yes', '-1', '10', '127.0.0.1'])('refuse to trust %s', (text) => {
    expect(() => readChatSettings({ TRUST_PROXY: text })).toThrow('TRUST_PROXY')
  })

  it('take a model only whole', () => {
    expect(readChatSettings(MODEL).model).toEqual({
      baseUrl: 'http://localhost:8080/v1',
      apiKey: 'key',
      model: 'small',
      temperature: 0,
      maxTokens: 600,
    })
    for (const name of Object.keys(MODEL)) {
      expect(() => readChatSettings({ ...MODEL, [name]: '' })).toThrow(`${name} is missing`)
    }
    expect(() => readChatSettings({ ...MODEL, LLM_BASE_URL: 'localhost' })).toThrow('whole')
  })

  it.each([
    ['LLM_TEMPERATURE', '3'],
    ['LLM_TEMPERATURE', 'hot'],
    ['LLM_MAX_TOKENS', '1.5'],
    ['LLM_MAX_TOKENS', '10'],
  ])('take no %s of %s', (name, text) => {
    expect(() => readChatSettings({ ...MODEL, [name]: text })).toThrow(`${name} takes a number`)
  })
})
