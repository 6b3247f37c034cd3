/** `/blog`: the list of posts. */
import type { Post } from 'virtual:posts'
import { PostList } from '../../documents/postList/PostList.tsx'
import { BlogShell } from '../layout/BlogShell.tsx'
import type { BuildFacts } from '../facts/buildFacts.ts'
import { BLOG_PATH } from '../../content/addresses.ts'

interface BlogPageProps {
  readonly facts: BuildFacts
  readonly posts: readonly Post[]
}

export function BlogPage({ facts, posts }: BlogPageProps) {
  return (
    <BlogShell year={facts.year} path={BLOG_PATH}>
      <PostList posts={posts} level={1} />
    </BlogShell>
  )
}
