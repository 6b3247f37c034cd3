/** Names the articles on a subject, for "what have you written about tea?". */
import type { ChatAnswer } from '../base/services/chat/chatSchema.ts'
import { describePost, postLink } from './known/siteReplies.ts'
import type { Knowledge } from './known/knowledge.ts'
import { answering } from './lookup.ts'
import type { PassageIndex } from '../find/passageIndex.ts'
import type { Term } from '../find/question.ts'

/** Stems of what a question about writing may say besides its subject. */
const WRITING = new Set(
  'essai essay publish public publ blog topic cover subject point piec post articl recommend list summaris summari short brief nutshel mention discuss minut'.split(
    ' ',
  ),
)
const MOST_LINKS = 3

/** Undefined for a question that names no subject, or one that no article is on. */
export type ArticlesOn = (terms: readonly Term[]) => ChatAnswer | undefined

export function createArticlesOn({ site, posts }: Knowledge, index: PassageIndex): ArticlesOn {
  return (terms) => {
    const subjects = index.weigh(terms.filter(({ stem }) => !WRITING.has(stem)))
    if (subjects.length === 0) return undefined
    const hits = index.search(subjects).filter(({ entry }) => entry.passage.topic === undefined)
    const sections = answering(subjects, hits).map(({ entry }) => entry.passage.url)
    const pages = [...new Set(sections.map((url) => url.replace(/#.*/, '')))]
    const [post, ...others] = pages.flatMap((url) => posts.find((each) => each.url === url) ?? [])
    if (!post) return undefined
    const section = sections.find((url) => url.startsWith(`${post.url}#`))
    const links = [
      postLink(post),
      ...(section === undefined ? [] : [{ ...postLink(post), url: section }]),
      ...others.map(postLink),
    ]
    const answer = `${site.owner.name} has written ${describePost(post)}`
    return { answer, links: links.slice(0, MOST_LINKS) }
  }
}
