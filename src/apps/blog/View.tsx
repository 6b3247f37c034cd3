/** A list of posts as a window; which one is the window's location. */
import { posts } from 'virtual:posts'
import { BLOG_PATH } from '../../owner/paths.ts'
import { listingName, listingsOf } from '../../documents/postList/listings.ts'
import { PostList } from '../../documents/postList/PostList.tsx'
import type { AppViewProps } from '../host/app.ts'
import { DocumentView } from '../host/DocumentView.tsx'

const listings = listingsOf(posts)

/** A list that does not exist, such as that of a tag that no post has any longer, shows all posts. */
export default function BlogView({ window, open }: AppViewProps) {
  const path = window.location?.path ?? BLOG_PATH
  const listing = listings.find((each) => each.path === path) ?? listings[0]
  if (!listing) return null
  return (
    <DocumentView
      window={window}
      open={open}
      path={listing.path}
      label={listing.topic.kind === 'all' ? 'Posts' : listingName(listing)}
    >
      <PostList key={listing.path} listing={listing} level={2} />
    </DocumentView>
  )
}
