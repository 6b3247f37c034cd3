/** `/blog/{slug}`: one post. */
import type { Post } from 'virtual:posts'
import { Article } from '../../documents/article/Article.tsx'
import { PAGE_PARTS } from '../../documents/article/bodyParts.tsx'
import { neighborsOf } from '../../documents/article/neighbors.ts'
import { BlogShell } from '../layout/BlogShell.tsx'
import type { BuildFacts } from '../facts/buildFacts.ts'
import { postBody } from './postBodies.ts'
import { postPath } from '../../owner/paths.ts'

interface PostPageProps {
  readonly facts: BuildFacts
  readonly post: Post
  /** Newest first. */
  readonly posts: readonly Post[]
}

export function PostPage({ facts, post, posts }: PostPageProps) {
  const { default: Body, headings, series, related } = postBody(post.slug)
  return (
    <BlogShell year={facts.year} path={postPath(post.slug)}>
      <Article
        post={post}
        headings={headings}
        series={series}
        related={related}
        neighbors={neighborsOf(post, posts)}
        level={1}
      >
        <Body components={PAGE_PARTS} />
      </Article>
    </BlogShell>
  )
}
