/** What the build makes of the articles in `posts` and the pictures in `assets/images`. */
declare module 'virtual:posts' {
  /** A picture in several sizes, as addresses on this site. */
  export interface Picture {
    readonly alt: string
    /** Of the largest, in its own pixels. */
    readonly width: number
    readonly height: number
    /** A srcset: `/assets/name-640.avif 640w, …`. */
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
    /** `8 min read`. */
    readonly readTime: string
    readonly category: string
    readonly tags: readonly string[]
    readonly image: Picture
    readonly author: { readonly name: string; readonly role: string }
  }

  /** Newest first. */
  export const posts: readonly Post[]
}

declare module 'virtual:pictures' {
  import type { Picture } from 'virtual:posts'

  /** By the name of the file in `assets/images`, without its ending: `avatar`. */
  export const pictures: Readonly<Record<string, Omit<Picture, 'alt'>>>
}

declare module '*.mdx' {
  import type { ComponentType } from 'react'

  export interface Heading {
    readonly id: string
    readonly text: string
    readonly depth: 2 | 3
  }

  /** In the order of the text: the second and third level. */
  export const headings: readonly Heading[]
  const Body: ComponentType
  export default Body
}
