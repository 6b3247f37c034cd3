/** What the search engine offers in the place of results: a real article of this site. Loaded with the first results. */
import { useMemo } from 'react'
import type { Entry } from '../../../find/entry.ts'
import type { Finder } from '../../../find/finder.ts'
import { INDEX_FILE } from '../../../find/indexFile.ts'
import { hrefOf } from '../../../owner/base.ts'
import { OWNERS_WORDS } from '../../../owner/siteLanguage.ts'
import { useData } from '../../host/useData.ts'
import { useFinder } from '../../host/useFinder.ts'
import styles from './results.module.css'

export function DidYouMean({ query }: { readonly query: string }) {
  const { loading } = useData(INDEX_FILE)
  const entries = loading.status === 'loaded' ? loading.data : null
  const finder = useFinder(entries)
  const article = useMemo(
    () => (entries && finder ? articleFor(query, entries, finder) : null),
    [entries, finder, query],
  )
  // A search that never finds anything owes nobody an apology.
  if (!article) return null
  return (
    <p className={styles.meant}>
      Did you mean:{' '}
      <a href={hrefOf(article.link)} {...OWNERS_WORDS}>
        {article.title}
      </a>
    </p>
  )
}

/** The article that matches best, or the newest where none does; null on a site without articles. */
export function articleFor(
  query: string,
  entries: readonly Entry[],
  finder: Finder,
): { readonly title: string; readonly link: string } | null {
  const found = finder.find(query).find(({ group }) => group === 'Articles')?.hits[0]?.entry
  const entry = found ?? entries.find(({ group }) => group === 'Articles')
  if (entry?.link === undefined) return null
  // What was found may be a section, which names its article.
  return { title: entry.within ?? entry.name, link: entry.link.replace(/#.*$/, '') }
}
