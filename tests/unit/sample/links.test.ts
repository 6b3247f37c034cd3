/** Addresses in the sample. Its owner is invented, but whatever a visitor presses must lead somewhere. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { site } from '../../../src/sample/site.ts'

const FOLDER = 'src/sample'
/** Hosts that are reserved for examples, and so are never there (RFC 2606). */
const RESERVED =
  /https?:\/\/(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|invalid|test)\b[^\s'"`)]*/g

it('lead to no host that cannot exist, but for the address of the site itself', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((name) => /\.(?:ts|mdx)$/.test(name))
  expect(texts.length).toBeGreaterThan(10)
  const lost = texts.flatMap((name) => {
    const addresses = readFileSync(path.join(FOLDER, name), 'utf8').match(RESERVED) ?? []
    return addresses.filter((address) => address !== site.address)
  })
  expect(lost).toEqual([])
})
