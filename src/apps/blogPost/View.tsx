/** One post as a window, which is named after it once its data is there. */
import { Article } from '../../documents/article/Article.tsx'
import { WINDOW_PARTS } from '../../documents/article/bodyParts.tsx'
import { TextBody } from '../../documents/article/TextBody.tsx'
import { parsePostData, type PostData } from '../../documents/data/pageData.ts'
import { hrefOf } from '../../owner/base.ts'
import { BLOG_PATH, dataPath, postPath } from '../../owner/paths.ts'
import { languageOf } from '../../owner/siteLanguage.ts'
import type { AppViewProps } from '../host/app.ts'
import { LiveText } from '../host/documents/LiveText.tsx'
import { ArticleTools } from '../host/documents/ArticleTools.tsx'
import { DataDocument, Notice } from '../host/documents/DataDocument.tsx'
import { DocumentView } from '../host/documents/DocumentView.tsx'
import { useRead } from '../../memory/recents.ts'
import { useLostPage, useTitle } from '../host/windowEffects.ts'
import { type Loading, useData } from '../host/useData.ts'

const NOT_FOUND = 'Post not found'

export default function BlogPostView({ window, open }: AppViewProps) {
  const path = window.location?.path
  if (path === undefined) return <NotFound window={window} open={open} />
  return <PostView window={window} open={open} path={path} />
}

function NotFound({ window, open }: Pick<AppViewProps, 'window' | 'open'>) {
  return (
    <DocumentView window={window} open={open} path={BLOG_PATH} label={NOT_FOUND}>
      <Notice title={NOT_FOUND}>
        <p>The post may have been renamed, or the link to it may be wrong.</p>
        <p>
          <a href={hrefOf(BLOG_PATH)}>See all posts</a>
        </p>
      </Notice>
    </DocumentView>
  )
}

interface PostViewProps extends Pick<AppViewProps, 'window' | 'open'> {
  readonly path: string
}

function PostView({ window, open, path }: PostViewProps) {
  const { loading, retry } = useData({ address: hrefOf(dataPath(path)), parse: parsePostData })
  const title = titleOf(loading)
  useTitle({ window, open }, title)
  useRead(window, loading.status === 'loaded' ? title : undefined)
  useLostPage(loading.status === 'missing' ? path : null, open)

  if (loading.status === 'missing') return <NotFound window={window} open={open} />
  const data = loading.status === 'loaded' ? loading.data : undefined
  return (
    <DataDocument
      window={window}
      open={open}
      // That of a post which was renamed has another address now.
      path={data ? postPath(data.post.slug) : path}
      label={data?.post.title ?? 'Post'}
      hasPictures
      tools={
        data && <ArticleTools headings={data.text.headings} language={languageOf(data.post)} />
      }
      loading={loading}
      retry={retry}
      what="The post"
    >
      {(shown) => <LoadedPost key={shown.post.slug} data={shown} />}
    </DataDocument>
  )
}

function titleOf(loading: Loading<PostData>): string | undefined {
  if (loading.status === 'missing') return NOT_FOUND
  return loading.status === 'loaded' ? loading.data.post.title : undefined
}

function LoadedPost({ data }: { readonly data: PostData }) {
  const { post, neighbors, relations, text } = data
  return (
    <LiveText>
      <Article
        post={post}
        headings={text.headings}
        relations={relations}
        neighbors={neighbors}
        level={2}
      >
        <TextBody nodes={text.nodes} parts={WINDOW_PARTS} />
      </Article>
    </LiveText>
  )
}
