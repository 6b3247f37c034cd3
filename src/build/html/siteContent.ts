/** The articles, a bundle entry separate from the program that renders them. */
export { bodies as markdown } from 'virtual:markdown'
export { articles } from 'virtual:articles'
export { posts, previews } from 'virtual:posts'
export { answers, passages, posts as summaries } from 'virtual:passages'
export { findable } from 'virtual:findable'
