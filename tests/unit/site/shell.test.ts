import { describe, expect, it } from 'vitest'
import { INTERFACE_LANGUAGE } from '../../../src/owner/language.ts'
import { documentOf } from '../../../src/site/document.ts'
import { replaceOnce, SHELL } from '../../../src/site/shell.ts'

describe('index.html', () => {
  it('speaks the language of the program, and names its entry', () => {
    expect(SHELL.language).toBe(INTERFACE_LANGUAGE)
    expect(SHELL.program).toBe('/src/app/main.ts')
  })

  it('is what other pages begin with, too, in fewer bytes', () => {
    expect(documentOf(['<title>A</title>'], '<p></p>', 'de')).toMatch(
      /^<!doctype html>\n<html lang="de">\n<head>\n<meta charset="utf-8"\/>\n<meta name="viewport" content="[^"]+"\/>\n<title>A<\/title>\n<\/head>\n<body lang="en">\n<p id="new-tab" hidden>Opens in a new tab<\/p>\n<p><\/p>\n<\/body>\n<\/html>\n$/,
    )
  })

  it('has each place that is filled once', () => {
    expect(replaceOnce('<a></a>', '<a></a>', '$&')).toBe('$&')
    expect(() => replaceOnce('<a></a><a></a>', '<a>', '')).toThrow('<a>')
    expect(() => replaceOnce('', '<a>', '')).toThrow('<a>')
  })
})
