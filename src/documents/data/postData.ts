/**
 * What a window gets of a post: the file at `dataPath` of its page, which the build writes. Read with care, since
 * a network may answer with anything. Pure.
 */
import type { Author, Heading, Picture, Post, PostLink, Series } from 'virtual:posts'
import * as v from 'valibot'
import type { Neighbors } from '../article/neighbors.ts'
import type { Relations } from '../article/relations.ts'
import type { ArticleText, TextNode } from '../article/text.ts'
import { isTextNode } from './textNodes.ts'

export interface PostData {
  readonly post: Post
  readonly neighbors: Neighbors
  readonly relations: Relations
  readonly text: ArticleText
}

/** Has a schema and its type agree: a field that only one of them has does not compile. */
export type EntriesOf<T> = { readonly [Key in keyof Required<T>]: v.GenericSchema }

const pictureSchema = v.object({
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  avif: v.string(),
  webp: v.string(),
  src: v.string(),
} satisfies EntriesOf<Picture>)

export const postSchema = v.object({
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  date: v.string(),
  updated: v.exactOptional(v.string()),
  aliases: v.exactOptional(v.array(v.string())),
  readTime: v.string(),
  category: v.string(),
  tags: v.array(v.string()),
  image: pictureSchema,
  authors: v.array(
    v.object({
      name: v.string(),
      role: v.exactOptional(v.string()),
      url: v.exactOptional(v.string()),
    } satisfies EntriesOf<Author>),
  ),
  lang: v.exactOptional(v.string()),
  series: v.exactOptional(v.string()),
} satisfies EntriesOf<Post>)

const linkSchema = v.object({
  slug: v.string(),
  title: v.string(),
  lang: v.exactOptional(v.string()),
} satisfies EntriesOf<PostLink>)

const relationsSchema = v.object({
  series: v.nullable(
    v.object({ name: v.string(), parts: v.array(linkSchema) } satisfies EntriesOf<Series>),
  ),
  related: v.array(linkSchema),
} satisfies EntriesOf<Relations>)

const headingSchema = v.object({
  id: v.string(),
  text: v.string(),
  depth: v.picklist([2, 3]),
  lang: v.exactOptional(v.string()),
} satisfies EntriesOf<Heading>)

export const textSchema: v.GenericSchema<unknown, ArticleText> = v.object({
  headings: v.array(headingSchema),
  nodes: v.array(v.custom<TextNode>(isTextNode)),
} satisfies EntriesOf<ArticleText>)

const postDataSchema: v.GenericSchema<unknown, PostData> = v.object({
  post: postSchema,
  neighbors: v.object({
    previous: v.nullable(linkSchema),
    next: v.nullable(linkSchema),
  } satisfies EntriesOf<Neighbors>),
  relations: relationsSchema,
  text: textSchema,
} satisfies EntriesOf<PostData>)

/**
 * @param value any JSON value
 * @throws {Error} if it is not the data of a post
 */
export function parsePostData(value: unknown): PostData {
  return v.parse(postDataSchema, value)
}
