/** `/preview/{slug}`: an article that is held back, for those who were given the address. It leads to no list. */
import type { Post } from 'virtual:posts'
import { Article } from '../../documents/article/Article.tsx'
import { PAGE_PARTS } from '../../documents/article/bodyParts.tsx'
import type { ArticleText } from '../../documents/article/text.ts'
import { TextBody } from '../../documents/article/TextBody.tsx'
import { previewPath } from '../../owner/paths.ts'
import type { BuildFacts } from '../facts/buildFacts.ts'
import { BlogShell } from '../layout/BlogShell.tsx'

const ALONE = {
  relations: { series: null, related: [] },
  neighbors: { previous: null, next: null },
}

interface PreviewPageProps {
  readonly facts: BuildFacts
  readonly post: Post
  readonly text: ArticleText
}

export function PreviewPage({ facts, post, text }: PreviewPageProps) {
  return (
    <BlogShell year={facts.year} path={previewPath(post.slug)}>
      <Article post={post} headings={text.headings} {...ALONE} level={1} isUnlisted>
        <TextBody nodes={text.nodes} parts={PAGE_PARTS} />
      </Article>
    </BlogShell>
  )
}
