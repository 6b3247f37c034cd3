import { describe, expect, it } from 'vitest'
import {
  isTooLongToSend,
  keptLetter,
  mailtoOf,
  nameOfLetter,
  textOf,
} from '../../../../src/apps/mail/letter.ts'

const TO = 'robin+site@example.com'

describe('the address for a mail program', () => {
  it.each([
    ['', '', 'mailto:robin%2Bsite@example.com'],
    ['Hi', '', 'mailto:robin%2Bsite@example.com?subject=Hi'],
    ['', 'a\nb', 'mailto:robin%2Bsite@example.com?body=a%0D%0Ab'],
    ['1 & 2?', 'x=y', 'mailto:robin%2Bsite@example.com?subject=1%20%26%202%3F&body=x%3Dy'],
    ['', 'a\uD83D', 'mailto:robin%2Bsite@example.com?body=a%EF%BF%BD'],
  ])('holds %j and %j', (subject, text, address) => {
    expect(mailtoOf(TO, { subject, text })).toBe(address)
  })

  it('gives back what was written', () => {
    const letter = { subject: 'Ärger & Freude', text: 'Zeile 1\nZeile 2 😀' }
    const query = new URLSearchParams(mailtoOf(TO, letter).split('?')[1])
    expect(query.get('subject')).toBe(letter.subject)
    expect(query.get('body')).toBe(letter.text.replace('\n', '\r\n'))
  })

  it('is too long for some systems beyond 2,000 characters', () => {
    expect(isTooLongToSend(mailtoOf(TO, { subject: '', text: 'a'.repeat(1900) }))).toBe(false)
    expect(isTooLongToSend(mailtoOf(TO, { subject: '', text: 'a'.repeat(2000) }))).toBe(true)
  })
})

describe('a kept letter', () => {
  it.each([undefined, null, 7, 'text', {}, { subject: 1, text: '' }, { subject: '' }])(
    'is not %j',
    (value) => {
      expect(keptLetter(value)).toBeUndefined()
      expect(nameOfLetter(value)).toBeUndefined()
    },
  )

  it('holds nothing but its own parts', () => {
    expect(keptLetter({ subject: 's', text: 'x', other: 1 })).toEqual({ subject: 's', text: 'x' })
  })

  it.each([
    [' Job offer ', 'Hello', 'Job offer'],
    ['', '\n  Hello there\nRobin', 'Hello there'],
    ['a'.repeat(60), '', 'a'.repeat(40)],
    ['', ' \n', undefined],
  ])('%j with %j is called %j', (subject, text, name) => {
    expect(nameOfLetter({ subject, text })).toBe(name)
  })
})

it('as text names what a mail program asks for', () => {
  expect(textOf(TO, { subject: 'Hi', text: 'Bye' })).toBe(`To: ${TO}\nSubject: Hi\n\nBye`)
})
