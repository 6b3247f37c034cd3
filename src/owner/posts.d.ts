declare module 'virtual:posts' {
  import type { ComponentType, ElementType } from 'react'

  export interface PictureSource {
    /** Size of the largest file in pixels, which reserves the space before it loads. */
    readonly width: number
    readonly height: number
    /** A srcset: `/assets/name-736.avif 736w, …`. */
    readonly avif: string
    readonly webp: string
    /** The largest WebP. */
    readonly src: string
  }

  export interface Picture extends PictureSource {
    readonly alt: string
  }

  export interface Post extends Omit<import('./types.ts').ArticleWords, 'image'> {
    readonly image: Picture
  }

  export type Author = import('./types.ts').Author

  export type PostLink = Pick<Post, 'slug' | 'title' | 'lang'>

  export interface Series {
    readonly name: string
    /** Two or more, oldest first. */
    readonly parts: readonly PostLink[]
  }

  export interface Heading {
    readonly id: string
    readonly text: string
    readonly depth: 2 | 3
    /** Only if it differs from the post's language. */
    readonly lang?: string
  }

  /** The exports of an article's module. The list of articles omits their bodies. */
  export interface ArticleModule {
    readonly default: ComponentType<{
      /** What an article may use without importing it. */
      readonly components?: Readonly<Record<string, ElementType>>
    }>
    /** Headings of levels two and three, in text order. */
    readonly headings: readonly Heading[]
  }

  /** Newest first. Only for Node. */
  export const posts: readonly Post[]
  /** Held back: published at addresses that nothing links to. */
  export const previews: readonly Post[]
}

declare module 'virtual:articles' {
  import type { ArticleModule } from 'virtual:posts'

  export const articles: Readonly<
    Record<
      string,
      {
        readonly place: string
        readonly load: () => Promise<ArticleModule>
      }
    >
  >
}

declare module 'virtual:pictures' {
  import type { PictureSource } from 'virtual:posts'

  export const pictures: Readonly<Record<string, PictureSource>>
}

declare module '*.mdx' {
  import type { ArticleModule } from 'virtual:posts'

  export const headings: ArticleModule['headings']
  const Body: ArticleModule['default']
  export default Body
}
