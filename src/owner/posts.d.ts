/** What the build makes of the articles and the pictures. */
declare module 'virtual:posts' {
  import type { ComponentType } from 'react'

  /** A picture in several sizes, by their addresses on this site. */
  export interface Picture {
    readonly alt: string
    /** The size of the largest, in its own pixels. */
    readonly width: number
    readonly height: number
    /** A srcset: `/assets/name-736.avif 736w, …`. */
    readonly avif: string
    readonly webp: string
    /** The largest WebP. */
    readonly src: string
  }

  /** What an article says of itself, with its picture. */
  export interface Post extends Omit<import('./types.ts').ArticleWords, 'image'> {
    readonly image: Picture
  }

  export type Author = import('./types.ts').Author

  /** A post, as far as a link to it shows. */
  export type PostLink = Pick<Post, 'slug' | 'title' | 'lang'>

  export interface Series {
    readonly name: string
    /** Two or more, oldest first. */
    readonly parts: readonly PostLink[]
  }

  /** A heading of a post's body. */
  export interface Heading {
    readonly id: string
    readonly text: string
    readonly depth: 2 | 3
    /** Where it is not in the language of the post. */
    readonly lang?: string
  }

  /** What the module of an article exports. The list of articles does not hold their bodies. */
  export interface ArticleModule {
    readonly default: ComponentType
    /** The headings of the second and third level, in the order of the text. */
    readonly headings: readonly Heading[]
  }

  /** Newest first. For what runs in Node alone. */
  export const posts: readonly Post[]
  /** Held back, and shown at addresses that nothing leads to. */
  export const previews: readonly Post[]
}

declare module 'virtual:articles' {
  import type { ArticleModule } from 'virtual:posts'

  /** The articles, and the owner's own pages, by the paths of their pages, for what runs in Node alone. */
  export const articles: Readonly<
    Record<
      string,
      {
        /** Path of its file below the project's root. */
        readonly place: string
        readonly load: () => Promise<ArticleModule>
      }
    >
  >
}

declare module 'virtual:pictures' {
  import type { Picture } from 'virtual:posts'

  /** Those of the profile, by the names of their files in `assets/images` without the ending: `avatar`. */
  export const pictures: Readonly<Record<string, Omit<Picture, 'alt'>>>
}

declare module '*.mdx' {
  import type { ArticleModule } from 'virtual:posts'

  export const headings: ArticleModule['headings']
  const Body: ArticleModule['default']
  export default Body
}
