/** A list of posts as a window; which one is the window's location. Each page of a list is loaded by itself. */
import { useLayoutEffect, useRef } from 'react'
import { retryingImport } from '../../base/services/loading/retryingImport.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { parseListing } from '../../documents/data/pageData.ts'
import { type Listing, listingName } from '../../documents/postList/listings.ts'
import { PostList } from '../../documents/postList/PostList.tsx'
import { attachSearch } from '../../documents/searchBox/attachSearch.ts'
import { INDEX_FILE } from '../../find/indexFile.ts'
import { hrefOf } from '../../owner/base.ts'
import { BLOG_PATH, dataPath } from '../../owner/paths.ts'
import type { AppViewProps } from '../host/app.ts'
import { useMemory } from '../../memory/MemoryProvider.ts'
import { DataDocument } from '../host/documents/DataDocument.tsx'
import { useLostPage } from '../host/windowEffects.ts'
import { useData } from '../host/useData.ts'
import { useOpen } from '../host/useOpen.ts'

const loadSearch = retryingImport(() => import('../../documents/searchBox/startSearch.ts'))

export default function BlogView({ window, open }: AppViewProps) {
  return <ListView window={window} open={open} path={window.location?.path ?? BLOG_PATH} />
}

interface ListViewProps extends Pick<AppViewProps, 'window' | 'open'> {
  readonly path: string
}

/** A list that does not exist, such as that of a tag that no post has any longer, shows all posts. */
function ListView({ window, open, path }: ListViewProps) {
  const { loading, retry } = useData({ address: hrefOf(dataPath(path)), parse: parseListing })
  useLostPage(loading.status === 'missing' ? path : null, open)
  if (loading.status === 'missing' && path !== BLOG_PATH) {
    return <ListView window={window} open={open} path={BLOG_PATH} />
  }
  const listing = loading.status === 'loaded' ? loading.data : undefined
  const topic = listing && listing.topic.kind !== 'all' ? listingName(listing) : 'Posts'
  return (
    <DataDocument
      window={window}
      open={open}
      path={listing?.path ?? path}
      label={topic}
      loading={loading}
      retry={retry}
      what="The posts"
    >
      {(shown) => <SearchedList key={shown.path} listing={shown} />}
    </DataDocument>
  )
}

/** Its search box finds the whole site, as that of the page does. */
function SearchedList({ listing }: { readonly listing: Listing }) {
  const root = useRef<HTMLDivElement>(null)
  const { data, timers } = useServices()
  const open = useOpen()
  const memory = useMemory()
  useLayoutEffect(() => {
    const host = {
      timers,
      loadIndex: () => data.load(INDEX_FILE),
      follow: (link: string, words: readonly string[]) => {
        memory.setState({ sought: { link, words } })
        open({ link })
      },
    }
    const list = root.current
    if (!list) return undefined
    return attachSearch(list, async (parts, signal) =>
      (await loadSearch()).startSearch(parts, host, signal),
    )
  }, [data, timers, memory, open])
  return (
    <div ref={root}>
      <PostList listing={listing} level={2} />
    </div>
  )
}
