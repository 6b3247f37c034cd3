/** What the build makes of the articles and the pictures. */
declare module 'virtual:posts' {
  import type { ComponentType, ElementType, JSX } from 'react'

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

  export interface Post {
    readonly slug: string
    readonly title: string
    readonly excerpt: string
    /** `2025-10-17`. */
    readonly date: string
    /** The day of the last change that readers should know of. */
    readonly updated?: string
    /** Slugs that the post had before. */
    readonly aliases?: readonly string[]
    /** `8 min read`. */
    readonly readTime: string
    readonly category: string
    readonly tags: readonly string[]
    readonly image: Picture
    /** One or more. */
    readonly authors: readonly Author[]
    /** Where it is not that of the site: `de`, `pt-BR`. */
    readonly lang?: string
    /** The name of the series that the post is a part of. */
    readonly series?: string
  }

  export interface Author {
    readonly name: string
    readonly role?: string
    /** A whole address. */
    readonly url?: string
  }

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

  /** What a post's body takes: components for the elements that Markdown makes, by their names. */
  export interface BodyProps {
    readonly components?: Readonly<Partial<Record<keyof JSX.IntrinsicElements, ElementType>>>
  }

  /** What the module of an article exports. The list of articles does not hold their bodies. */
  export interface ArticleModule {
    readonly default: ComponentType<BodyProps>
    /** The headings of the second and third level, in the order of the text. */
    readonly headings: readonly Heading[]
    /** The series that the post is a part of, itself included; null where it stands alone. */
    readonly series: Series | null
    /** Posts about the same, best first. */
    readonly related: readonly PostLink[]
  }

  /** Newest first. */
  export const posts: readonly Post[]
}

declare module 'virtual:post-loaders' {
  import type { ArticleModule } from 'virtual:posts'

  /** Functions that load the bodies of posts, by their slugs. */
  export const postLoaders: Readonly<Record<string, () => Promise<ArticleModule>>>
}

declare module 'virtual:post-bodies' {
  import type { ArticleModule } from 'virtual:posts'

  /** The bodies of all posts by their slugs, for what runs in Node alone. */
  export const postBodies: Readonly<Record<string, ArticleModule>>
}

declare module 'virtual:custom-page-loaders' {
  import type { ArticleModule } from 'virtual:posts'

  /** Functions that load the bodies of the owner's own pages, by their paths. */
  export const customPageLoaders: Readonly<Record<string, () => Promise<ArticleModule>>>
}

declare module 'virtual:custom-page-bodies' {
  import type { ArticleModule } from 'virtual:posts'

  /** The bodies of the owner's own pages by their paths, for what runs in Node alone. */
  export const customPageBodies: Readonly<Record<string, ArticleModule>>
}

declare module 'virtual:post-titles' {
  /** The titles of all posts by their slugs, present and former: all that the desktop needs before a window opens. */
  export const postTitles: ReadonlyMap<string, string>
}

declare module 'virtual:pictures' {
  import type { Picture } from 'virtual:posts'

  /** Those of the profile, by the names of their files in `assets/images` without the ending: `avatar`. */
  export const pictures: Readonly<Record<string, Omit<Picture, 'alt'>>>
}

declare module '*.mdx' {
  import type { ArticleModule } from 'virtual:posts'

  export const headings: ArticleModule['headings']
  export const series: ArticleModule['series']
  export const related: ArticleModule['related']
  const Body: ArticleModule['default']
  export default Body
}
