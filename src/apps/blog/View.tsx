/** The list of posts as a window. */
import { posts } from 'virtual:posts'
import { DocumentView } from '../host/DocumentView.tsx'
import type { AppViewProps } from '../host/app.ts'
import { PostList } from '../../documents/postList/PostList.tsx'
import { BLOG_PATH } from '../../content/addresses.ts'

export default function BlogView({ window, open }: AppViewProps) {
  return (
    <DocumentView window={window} open={open} path={BLOG_PATH} label="Posts">
      <PostList posts={posts} level={2} />
    </DocumentView>
  )
}
