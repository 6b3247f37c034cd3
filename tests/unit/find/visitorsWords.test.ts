/** Things are found by the words that visitors have for them. */
import { passages } from 'virtual:passages'
import { describe, expect, it } from 'vitest'
import { APP_WORDS, TOPIC_WORDS } from '../../../src/find/visitorsWords.ts'
import { siteFinder } from '../../find/evaluate.ts'
import { REGISTRY } from '../../support/registry.ts'

describe('the words of visitors', () => {
  it('are about apps, places and subjects that exist', () => {
    const apps = REGISTRY.apps.flatMap(({ appName, places = [] }) => [
      appName,
      ...places.map(({ label }) => label),
    ])
    expect(apps).toEqual(expect.arrayContaining(Object.keys(APP_WORDS)))
    const topics = passages.map(({ topic }) => topic)
    expect(topics).toEqual(expect.arrayContaining(Object.keys(TOPIC_WORDS)))
  })

  it.each([
    ['photos', 'Apps/My Pictures'],
    ['gallery', 'Apps/My Pictures'],
    ['phone', 'Apps/E-mail'],
    ['hire', 'Pages/Availability'],
    ['available for', 'Pages/Availability'],
    ['screenshots', 'Apps/My Pictures'],
    ['freelance', 'Pages/Availability'],
    ['professional profile', 'Pages/Contact'],
    ['cv', 'Apps/Résumé'],
  ])('%s finds %s among the first three', (query, wanted) => {
    const hits = siteFinder
      .find(query)
      .flatMap(({ group, hits: of }) => of.map(({ entry }) => `${group}/${entry.name}`))
    expect(hits.slice(0, 3)).toContain(wanted)
  })
})
