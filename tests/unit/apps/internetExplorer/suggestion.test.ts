import { expect, it } from 'vitest'
import { articleFor } from '../../../../src/apps/internetExplorer/search/DidYouMean.tsx'
import type { Entry } from '../../../../src/find/entry.ts'
import { createFinder } from '../../../../src/find/finder.ts'

const ENTRIES: readonly Entry[] = [
  { group: 'Skills', name: 'Coffee', link: '/about' },
  { group: 'Articles', name: 'The newest', link: '/blog/newest' },
  { group: 'Articles', name: 'Pots', within: 'Tea', link: '/blog/tea#pots' },
]
const suggest = (query: string, entries = ENTRIES) =>
  articleFor(query, entries, createFinder(entries))

it('suggests the article that matches best, or the newest, and nothing where there is none', () => {
  expect(suggest('pots')).toEqual({ title: 'Tea', link: '/blog/tea' })
  expect(suggest('coffee')).toEqual({ title: 'The newest', link: '/blog/newest' })
  expect(suggest('xyzzy')).toEqual({ title: 'The newest', link: '/blog/newest' })
  expect(suggest('xyzzy', ENTRIES.slice(0, 1))).toBeNull()
})
