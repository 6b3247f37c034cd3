/** Paths of this site's pages and files stand in src/owner/paths.ts, and nowhere else in the program. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../src/build/scripts/root.mjs'
import * as addresses from '../../src/owner/paths.ts'
import { namesSpelt } from './appNames.ts'

const paths = new Set(Object.values(addresses).filter((value) => typeof value === 'string'))

/** The server of files knows what the build writes, not what it means; the owner links to pages by hand. */
const OUTSIDE = /^src\/(?:build\/|server\/http\/|content\/|sample\/|owner\/paths\.ts)/

const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && !OUTSIDE.test(file))

/** An attribute of JSX that holds a path of this site without `hrefOf` (src/owner/base.ts). */
const BARE =
  /\b(?:href|src|action)=(?:"\/[^"]*"|\{(?!hrefOf\()[^}]*\b(?:[A-Z_]+_PATH|\w+Path)\b[^}]*\})/g

function bareAddresses(source: string): readonly string[] {
  return [...source.matchAll(BARE)].map(([address]) => address)
}

describe('the addresses of the site', () => {
  it('are literals of one file', () => {
    expect(sources.length).toBeGreaterThan(300)
    const spelt = sources.flatMap((file) =>
      namesSpelt(file, readFileSync(path.join(ROOT, file), 'utf8'), paths).map(
        ({ text, line }) => `${file}:${line}: ${text}`,
      ),
    )
    expect(spelt).toEqual([])
  })

  it('leave for a browser with the base of the site in front', () => {
    const bare = sources
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => bareAddresses(readFileSync(path.join(ROOT, file), 'utf8')))
    expect(bare).toEqual([])
  })

  it('would be found', () => {
    expect(bareAddresses('<a href={postPath(slug)}>')).toHaveLength(1)
    expect(bareAddresses('<a href="/">')).toHaveLength(1)
    expect(bareAddresses('<a href={hrefOf(postPath(slug))}>')).toEqual([])

    expect(namesSpelt('a.tsx', '<a href="/about">About</a>', paths)).toHaveLength(1)
  })
})
