/** A list of posts as a window; which one is the window's location. Each page of a list is loaded by itself. */
import { parseListing } from '../../documents/data/pageData.ts'
import { listingName } from '../../documents/postList/listings.ts'
import { PostList } from '../../documents/postList/PostList.tsx'
import { hrefOf } from '../../owner/base.ts'
import { BLOG_PATH, dataPath } from '../../owner/paths.ts'
import type { AppViewProps } from '../host/app.ts'
import { DataDocument } from '../host/documents/DataDocument.tsx'
import { useLostPage } from '../host/windowEffects.ts'
import { useData } from '../host/useData.ts'

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
      {(shown) => <PostList key={shown.path} listing={shown} level={2} />}
    </DataDocument>
  )
}
