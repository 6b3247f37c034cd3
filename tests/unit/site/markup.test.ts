import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { element, emptyElement, escapeText, textElement } from '../../../src/site/markup.ts'

const FORBIDDEN = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu
const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

describe('an element', () => {
  it('escapes its text and its attributes, but not its markup', () => {
    expect(textElement('t', '<b> & "c"', { a: '"<&>' })).toBe(
      '<t a="&quot;&lt;&amp;&gt;">&lt;b&gt; &amp; &quot;c&quot;</t>',
    )
    expect(element('t', {}, '<b/>')).toBe('<t><b/></t>')
  })

  it('leaves out absent attributes and keeps empty ones', () => {
    expect(emptyElement('meta', { name: 'a', media: undefined, content: '' })).toBe(
      '<meta name="a" content=""/>',
    )
  })

  it('holds no letter of any text that could end it or is forbidden in XML, and gives every other back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeText(text)
        expect(escaped).not.toMatch(/[<>"]/)
        expect(unescape(escaped)).toBe(text.replaceAll(FORBIDDEN, ''))
        XmlDocument.fromString(`<t>${escaped}</t>`).dispose()
      }),
    )
  })
})
