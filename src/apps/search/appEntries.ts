/** Makes the apps of this desktop findable. Pure: manifests in, entries out. */
import { pathOfApp } from '../../desktop/locations.ts'
import type { Entry } from '../../documents/find/entry.ts'
import { APP_WORDS } from '../../documents/find/visitorsWords.ts'
import type { App } from '../host/app.ts'

/** Apps that open without a subject, and places inside them; not messages, nor windows that need something to show. */
export function appEntries(apps: readonly App[]): readonly Entry[] {
  return apps.flatMap((app): Entry[] => {
    const { appName, label = appName, title, words } = app
    const allWords = [title, ...words, APP_WORDS[appName] ?? ''].join(' ').trim()
    const entry = { group: 'Apps', name: label, words: allWords } as const
    if (app.kind === 'cookieBanner') return [{ ...entry, appName }]
    const link = pathOfApp(app)
    return link === null ? [] : [{ ...entry, link, appName }, ...placesOf(app)]
  })
}

function placesOf({ places = [] }: App): readonly Entry[] {
  return places.map(({ label, path }) => {
    const words = APP_WORDS[label]
    return { group: 'Apps', name: label, ...(words !== undefined && { words }), link: path }
  })
}
