/** One post as a window. Its text is loaded when it is first shown; the list of posts is known before. */
import { useEffect, useRef } from 'react'
import { type Post, posts } from 'virtual:posts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { hrefOf } from '../../owner/base.ts'
import { BLOG_PATH, postPath, slugOf } from '../../owner/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { DocumentView } from '../host/DocumentView.tsx'
import type { AppViewProps } from '../host/app.ts'
import { Article } from '../../documents/article/Article.tsx'
import { WINDOW_PARTS } from '../../documents/article/bodyParts.tsx'
import { addCopyButtons } from '../../documents/article/copyButtons.ts'
import { neighborsOf } from '../../documents/article/neighbors.ts'
import { usePostBody } from './usePostBody.ts'
import styles from './view.module.css'

export default function BlogPostView({ window, open }: AppViewProps) {
  const slug = slugOf(window.location?.path ?? '')
  const post = posts.find((each) => each.slug === slug) ?? renamed(slug)
  if (post) return <PostView window={window} open={open} post={post} />
  return (
    <DocumentView window={window} open={open} path={BLOG_PATH} label="Post not found">
      <div className={styles.notice}>
        <h2 className={styles.title}>Post not found</h2>
        <p>The post may have been renamed, or the link to it may be wrong.</p>
        <p>
          <a href={hrefOf(BLOG_PATH)}>See all posts</a>
        </p>
      </div>
    </DocumentView>
  )
}

/** The post that had this slug before. */
function renamed(slug = ''): Post | undefined {
  return posts.find(({ aliases }) => aliases?.includes(slug))
}

interface PostViewProps extends Pick<AppViewProps, 'window' | 'open'> {
  readonly post: Post
}

function PostView({ window, open, post }: PostViewProps) {
  const { body, retry } = usePostBody(post.slug)
  return (
    <DocumentView
      window={window}
      open={open}
      path={postPath(post.slug)}
      label={post.title}
      isShown={body.status === 'loaded'}
    >
      {body.status === 'loading' && (
        <p role="status" className={styles.notice}>
          Loading the post…
        </p>
      )}
      {body.status === 'failed' && (
        <div role="alert" className={styles.notice}>
          <h2 className={styles.title}>The post could not be loaded</h2>
          <p>The network may be down. “Open as page” may still find a saved copy.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
      {body.status === 'loaded' && (
        <LoadedPost key={post.slug} post={post} article={body.article} />
      )}
    </DocumentView>
  )
}

interface LoadedPostProps {
  readonly post: Post
  readonly article: Extract<ReturnType<typeof usePostBody>['body'], { status: 'loaded' }>['article']
}

function LoadedPost({ post, article }: LoadedPostProps) {
  const root = useRef<HTMLDivElement>(null)
  const { clipboard } = useServices()
  useEffect(() => (root.current ? addCopyButtons(root.current, clipboard) : undefined), [clipboard])
  const { default: Body, headings, series, related } = article
  return (
    <div ref={root}>
      <Article
        post={post}
        headings={headings}
        series={series}
        related={related}
        neighbors={neighborsOf(post, posts)}
        level={2}
      >
        <Body components={WINDOW_PARTS} />
      </Article>
    </div>
  )
}
