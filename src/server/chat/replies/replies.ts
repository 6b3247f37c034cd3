/** Replies to the questions that every personal site gets, made from the site's own data. */
import { ASSISTANT_NAME } from '../../../owner/assistant.ts'
import type { ChatAnswer } from '../../../base/services/chat/chatSchema.ts'
import { firstLinks, linksTo } from './compose.ts'
import type { Intent } from './intents.ts'
import type { Knowledge, Passage, PostSummary, Topic } from '../search/knowledge.ts'
import { FEATURES, SITE_FEATURES, type Feature } from './siteFeatures.ts'
import type { AskedSkill } from '../search/skillFinder.ts'
import { INTERFACE_LANGUAGE, longDate } from '../../../owner/language.ts'

import { helpFacts, onCounting } from '../../../help/facts.ts'
import { plainText } from '../../../help/marks.ts'
import { helpTopics } from '../../../help/topics.ts'
import { ABOUT_PATH, BLOG_PATH, HELP_PATH } from '../../../owner/paths.ts'

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const MOST_LINKS = 6
/** More would be a list to scroll through, which is what the blog is for. */
const MOST_NAMED = 5
const BLOG = { type: 'internal', url: BLOG_PATH, text: 'Blog' } as const

export type Wording = 'quotes' | 'model'

export interface Replies {
  /** Whether the site covers a kind of question. */
  isTold(this: void, intent: Intent): boolean
  to(intent: Intent): ChatAnswer
  knowing(skill: AskedSkill): ChatAnswer
  ofPost(post: PostSummary): string
  /** No answer, and three questions that have one. */
  decline(): ChatAnswer
}

export function createReplies(knowledge: Knowledge, wording: Wording): Replies {
  const { site, posts, passages } = knowledge
  const { owner } = site
  const about = { type: 'internal', url: ABOUT_PATH, text: `About ${owner.name}` } as const
  const suggestions = suggestQuestions(knowledge)

  const plain = (answer: string, ...links: ChatAnswer['links']): ChatAnswer => ({ answer, links })
  const of = (...topics: Topics): ChatAnswer => saidOn(topics, passages)
  const nothing = plain(
    `I found nothing about that on this site, and I would rather not guess. You could ask me ${suggestions}`,
  )
  const described = new Map(posts.map((post) => [post, describePost(post)]))
  const replies: Readonly<Record<Intent, ChatAnswer>> = {
    ...onFeatures(knowledge),
    greeting: plain(
      `Hello! I answer questions about ${owner.name} from what is written on this site. You could ask me ${suggestions}`,
    ),
    thanks: plain('You’re welcome. Is there anything else you would like to know about this site?'),
    farewell: plain('Goodbye, and thank you for visiting.'),
    help: plain(
      `I look things up on this site: in the articles, on the About page and in the projects. You could ask me ${suggestions}`,
      BLOG,
      about,
    ),
    identity: plain(identity(knowledge, wording), about),
    privacy: plain(privacy(site, wording)),
    latest: latest(posts),
    owner: ownerReply(knowledge, passages),
    skills: of('skills'),
    certifications: of('certifications'),
    resume: of('resume'),
    experience: of('experience'),
    education: of('education'),
    talks: of('talks'),
    languages: of('languages'),
    location: of('location'),
    availability: of('availability', 'contact'),
    contact: of('contact'),
    site: of('site'),
    projects: of('project'),
    writing: writing(),
  }

  function writing(): ChatAnswer {
    if (posts.length === 0) return latest(posts)
    const count = posts.length === 1 ? 'one article' : `${posts.length} articles`
    const named = posts.slice(0, MOST_NAMED)
    const titles = named.map(({ title }) => `“${title}”`).join('; ')
    const some = named.length < posts.length ? '. The newest are' : ''
    return plain(
      `${owner.name} has written ${count}${some}: ${titles}.`,
      BLOG,
      ...named.map(linkTo),
    )
  }

  return {
    isTold: (intent) => replies[intent].answer !== '',
    to: (intent) => replies[intent],
    knowing: ({ name, isYesNo }) =>
      plain(
        `${isYesNo ? 'Yes: ' : ''}${name} is one of the ${owner.skills.length} technologies that ${owner.name} lists on the About page.`,
        about,
      ),
    ofPost: (post) => described.get(post) ?? describePost(post),
    decline: () => nothing,
  }
}

type Topics = readonly [Topic, ...Topic[]]

/** What the site says on topics; empty if it says nothing on the first of them. */
function saidOn(topics: Topics, passages: readonly Passage[]): ChatAnswer {
  const all = topics.map((topic) => passages.filter((passage) => passage.topic === topic))
  const found = all[0]?.length === 0 ? [] : all.flat()
  const said = found.flatMap(({ paragraphs }) => paragraphs.flat()).join(' ')
  return { answer: said, links: firstLinks(found.flatMap(linksTo), MOST_LINKS) }
}

/** What the site's own help says in short, and where it says more. */
function onFeatures({ site, passages }: Knowledge): Readonly<Record<Feature, ChatAnswer>> {
  const hasResume = passages.some(({ topic }) => topic === 'resume')
  const topics = helpTopics(helpFacts(site, hasResume))
  const replies = FEATURES.map((feature): [Feature, ChatAnswer] => {
    const { link } = SITE_FEATURES[feature]
    const topic = topics.find(({ id }) => id === feature)
    if (!topic) return [feature, { answer: '', links: [] }]
    const more = {
      type: 'internal',
      url: `${HELP_PATH}#${feature}`,
      text: `Help: ${topic.title}`,
    } as const
    return [feature, { answer: plainText(topic.summary), links: link ? [link, more] : [more] }]
  })
  return Object.fromEntries(replies) as Record<Feature, ChatAnswer>
}

function describePost({ title, date, readTime, excerpt }: PostSummary): string {
  return `“${title}” (${longDate(date, INTERFACE_LANGUAGE)}, ${readTime}). ${excerpt}`
}

function suggestQuestions({ posts }: Knowledge): string {
  const subject = posts[0]?.tags[0]
  const writing = subject ? `What have you written about ${subject}?` : 'Which projects are there?'
  return alternatives.format(
    [writing, 'Which technologies do you use?', 'How do I contact you?'].map(
      (question) => `“${question}”`,
    ),
  )
}

function latest([newest]: readonly PostSummary[]): ChatAnswer {
  if (!newest) return { answer: 'No articles have been published yet.', links: [BLOG] }
  return { answer: `The newest article is ${describePost(newest)}`, links: [linkTo(newest), BLOG] }
}

function linkTo({ url, title }: PostSummary): ChatAnswer['links'][number] {
  return { type: 'internal', url, text: title }
}

function ownerReply({ site }: Knowledge, passages: readonly Passage[]): ChatAnswer {
  const { name, role, headline, bio } = site.owner
  const links = passages.filter(({ topic }) => topic === 'owner').flatMap(linksTo)
  const said = [`${name}, ${role}.`]
  if (headline !== '') said.push(/[.!?…]$/.test(headline) ? headline : `${headline}.`)
  if (bio[0] !== undefined) said.push(`In their own words: “${bio[0]}”`)
  return { answer: said.join(' '), links }
}

function identity({ site }: Knowledge, wording: Wording): string {
  const how =
    wording === 'model'
      ? 'I look up passages on this site, and a language model uses them to word my answers.'
      : 'I look up passages on this site and quote them. I do not use a language model.'
  return `I am ${site.name}’s ${site.assistant?.name ?? ASSISTANT_NAME}: a program, not a person. ${how} The site is about ${site.owner.name}.`
}

function privacy(site: Knowledge['site'], wording: Wording): string {
  const notes = site.withoutApps.includes('Notepad') ? '' : ' and your notes'
  const kept = `${onCounting(site.counting)} This tab keeps our conversation${notes} until you close it, and the service keeps no record of what you type.`
  return wording === 'model'
    ? `${kept} To word an answer, it sends your question to the language model that this site uses.`
    : `${kept} Your question is answered on this site’s own server and shared with no one else.`
}
