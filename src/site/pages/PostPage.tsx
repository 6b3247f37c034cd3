/** `/blog/{slug}`: one post. */
import type { Post } from 'virtual:posts'
import { Article } from '../../documents/article/Article.tsx'
import { PAGE_PARTS } from '../../documents/article/bodyParts.tsx'
import type { Neighbors } from '../../documents/article/neighbors.ts'
import type { Relations } from '../../documents/article/relations.ts'
import type { ArticleText } from '../../documents/article/text.ts'
import { TextBody } from '../../documents/article/TextBody.tsx'
import { postPath } from '../../owner/paths.ts'
import type { BuildFacts } from '../facts/buildFacts.ts'
import { BlogShell } from '../layout/BlogShell.tsx'

interface PostPageProps {
  readonly facts: BuildFacts
  readonly post: Post
  readonly neighbors: Neighbors
  readonly relations: Relations
  readonly text: ArticleText
}

export function PostPage({ facts, post, neighbors, relations, text }: PostPageProps) {
  const { headings, nodes } = text
  return (
    <BlogShell year={facts.year} path={postPath(post.slug)} hasWindow>
      <Article
        post={post}
        headings={headings}
        relations={relations}
        neighbors={neighbors}
        level={1}
      >
        <TextBody nodes={nodes} parts={PAGE_PARTS} />
      </Article>
    </BlogShell>
  )
}
