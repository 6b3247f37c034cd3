/** `/blog`, and every other list of posts. */
import type { Listing } from '../../documents/postList/listings.ts'
import { PostList } from '../../documents/postList/PostList.tsx'
import type { BuildFacts } from '../facts/buildFacts.ts'
import { BlogShell } from '../layout/BlogShell.tsx'

interface BlogPageProps {
  readonly facts: BuildFacts
  readonly listing: Listing
}

export function BlogPage({ facts, listing }: BlogPageProps) {
  return (
    <BlogShell year={facts.year} path={listing.path} hasWindow>
      <PostList listing={listing} level={1} />
    </BlogShell>
  )
}
