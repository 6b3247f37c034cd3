import { afterEach, describe, expect, it, vi } from 'vitest'
import { jobInSentence, langMark, longDate, openGraphLocale } from '../../../src/owner/language.ts'
import { languageOf, OWNERS_WORDS, SITE_LANGUAGE } from '../../../src/owner/siteLanguage.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the language of an article', () => {
  it('is that of the site where it says nothing', () => {
    expect(languageOf({})).toBe(SITE_LANGUAGE)
    expect(languageOf({ lang: 'de' })).toBe('de')
  })

  it('is that of the interface, unmarked, where the owner names none', () => {
    expect(SITE_LANGUAGE).toBe('en')
    expect(OWNERS_WORDS).toEqual({})
  })

  it('is marked where it differs from that around it', () => {
    expect(langMark('de')).toEqual({ lang: 'de' })
    expect(langMark('en')).toEqual({})
    expect(langMark('en', 'de')).toEqual({ lang: 'en' })
  })

  it.each([
    ['en', 'October 17, 2025'],
    ['de', '17. Oktober 2025'],
    ['pt-BR', '17 de outubro de 2025'],
    ['ja', '2025年10月17日'],
  ])('is that of its dates, west of Greenwich too: %s', (language, text) => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(longDate('2025-10-17', language)).toBe(text)
  })

  it('leaves abbreviations their capitals', () => {
    expect(jobInSentence('CTO at NASA, Writer', 'en')).toBe('CTO at NASA, writer')
  })

  it.each([
    ['en', 'software engineer'],
    ['en-GB', 'software engineer'],
    ['de', 'Software Engineer'],
  ])('decides on capitals within a sentence: %s', (language, text) => {
    expect(jobInSentence('Software Engineer', language)).toBe(text)
  })

  it.each([
    ['en', 'en_US'],
    ['de', 'de_DE'],
    ['de-AT', 'de_AT'],
    ['zh-Hant', 'zh_TW'],
  ])('has a country where addresses are shared: %s', (language, locale) => {
    expect(openGraphLocale(language)).toBe(locale)
  })
})
