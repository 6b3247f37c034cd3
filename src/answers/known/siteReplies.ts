/** Replies about the site, its articles and the assistant itself. */
import type { ChatLink } from '../../base/services/chat/chatSchema.ts'
import { plainText } from '../../help/marks.ts'
import type { HelpTopic, TopicId } from '../../help/topic.ts'
import { onCounting } from '../../help/topics.ts'
import { ASSISTANT_NAME, onLanguageModel } from '../../owner/assistant.ts'
import { INTERFACE_LANGUAGE, longDate } from '../../owner/language.ts'
import { FEED_PATH, LICENCE_PATH, postPath } from '../../owner/paths.ts'
import { helpLink, type Wording } from './help.ts'
import type { Knowledge, PostSummary } from './knowledge.ts'
import { BLOG, linkTo, windowLink } from './linker.ts'
import { standingQuestions } from './standingQuestions.ts'
import { aboutLink, eitherOf, joined, type Replies, type Said, say } from './replyTypes.ts'

/** More would be a list to scroll through, which is what the blog is for. */
const MOST_NAMED = 5

/** @param topics of the help */
export function siteReplies(
  knowledge: Knowledge,
  wording: Wording,
  topics: readonly HelpTopic[],
): Replies {
  const { site, posts, passages } = knowledge
  const { owner } = site
  const about = aboutLink(knowledge)
  const offer = `You could ask me ${suggestions(knowledge)}`
  const help = (id: TopicId): readonly ChatLink[] =>
    topics.filter((topic) => topic.id === id).map(helpLink)
  const making = posts.find(({ url }) => url === postPath(site.assistant?.makingOf ?? ''))
  const madeOf = making ? [postLink(making)] : []
  const licence = linkTo(LICENCE_PATH, 'Licence')
  const licenceText = passages
    .filter(({ topic }) => topic === 'licence')
    .flatMap(({ paragraphs }) => paragraphs.flat())

  return {
    ...onHelp(topics),
    greeting: () =>
      say(
        `Hello! I answer questions about ${owner.name} from what is written on this site. ${offer}`,
      ),
    help: () =>
      say(
        `I look things up on this site: in the articles, on the About page and in the projects. ${offer}`,
        BLOG,
        about,
      ),
    identity: () =>
      say(
        `I am ${site.name}’s ${site.assistant?.name ?? ASSISTANT_NAME}: a program, not a person. ${how(wording)}`,
        about,
      ),
    model: () => say(how(wording), ...help('assistant')),
    privacy: () => say(privacy(site, wording), ...help('cookies')),
    site: () => say(site.description, about, ...madeOf),
    siteTech: () =>
      say(
        'This site is written in TypeScript: React shows everything that is read, typed or clicked, and PixiJS paints the desktop on a canvas. Its pages are ordinary HTML.',
        ...madeOf,
      ),
    template: () =>
      say(
        `Yes: the program of this site is open source, and made to be used with your own words. ${licenceText[0] ?? ''}`,
        licence,
      ),
    licence: () => say(licenceText.join(' '), licence),
    writing: () => writing(posts, owner.name),
    latest: () => one('The newest article is', posts[0]),
    oldest: () => one('The oldest article is', posts.at(-1)),
    longest: () => lengths(posts),
    article: ({ entities }) => {
      const named = entities.find(({ type }) => type === 'article')?.name
      return named === undefined
        ? undefined
        : one(
            `By ${owner.name}:`,
            posts.find(({ title }) => title.startsWith(named)),
          )
    },
  }
}

function how(wording: Wording): string {
  return wording === 'model'
    ? 'I look up passages on this site, and a language model words my answers from them.'
    : 'I am no language model: I look up passages on this site and quote them.'
}

function privacy(site: Knowledge['site'], wording: Wording): string {
  const notes = site.withoutApps.includes('Notepad') ? '' : ' and your notes'
  const place =
    site.assistant?.answers === 'browser'
      ? 'What you type stays in your browser, which answers your question itself.'
      : 'The service keeps no record of what you type.'
  return `${place} This tab keeps our conversation${notes} until you close it. ${onCounting(site.counting)} ${onLanguageModel(wording === 'model')}`
}

/** Where the reply on a topic leads besides the help. */
const FIRST_LINKS: Readonly<Partial<Record<TopicId, ChatLink>>> = {
  cookies: linkTo('/', 'Desktop'),
  offline: BLOG,
  print: BLOG,
  feed: linkTo(FEED_PATH, 'Atom feed'),
}

/** What the site's own help says in short, and where it says more. */
function onHelp(topics: readonly HelpTopic[]): Replies {
  return Object.fromEntries(
    topics
      .filter(({ id }) => id !== 'contact' && id !== 'assistant')
      .map((topic): [string, Replies[string]] => {
        const first = openingOf(topic) ?? FIRST_LINKS[topic.id]
        const links = [...(first ? [first] : []), helpLink(topic)]
        return [topic.id, () => say(plainText(topic.summary), ...links)]
      }),
  )
}

/** Opens the app that a topic describes, in its window. */
function openingOf({ of, app }: HelpTopic): ChatLink | undefined {
  return app && app.appName === of ? windowLink(of, app.text) : undefined
}

function writing(posts: readonly PostSummary[], name: string): Said {
  if (posts.length === 0) return one('', undefined)
  const count = posts.length === 1 ? 'one article' : `${posts.length} articles`
  const named = posts.slice(0, MOST_NAMED)
  const titles = named.map(({ title }) => `“${title}”`).join('; ')
  const some = named.length < posts.length ? '. The newest are' : ''
  return {
    answer: `${name} has written ${count}${some}: ${titles}.`,
    links: [BLOG, ...named.map(postLink)],
  }
}

function one(lead: string, post: PostSummary | undefined): Said {
  return post
    ? { answer: joined(lead, describePost(post)), links: [postLink(post), BLOG] }
    : { answer: 'No articles have been published yet.', links: [BLOG] }
}

function lengths(posts: readonly PostSummary[]): Said | undefined {
  if (posts.length === 0) return undefined
  const sorted = posts.toSorted(
    (a, b) => Number.parseInt(b.readTime, 10) - Number.parseInt(a.readTime, 10),
  )
  const texts = sorted.slice(0, MOST_NAMED).map(({ title, readTime }) => `“${title}” (${readTime})`)
  return {
    answer: `The longest first: ${texts.join('; ')}.`,
    links: [BLOG, ...sorted.slice(0, MOST_NAMED).map(postLink)],
  }
}

export function describePost({ title, date, readTime, excerpt }: PostSummary): string {
  return `“${title}” (${longDate(date, INTERFACE_LANGUAGE)}, ${readTime}). ${excerpt}`
}

export function postLink({ url, title }: PostSummary): ChatLink {
  return linkTo(url, title)
}

/** Up to three questions that have an answer, as the end of a sentence. */
export function suggestions(knowledge: Knowledge): string {
  const questions = standingQuestions(knowledge).slice(0, 3)
  return eitherOf.format(questions.map(({ text }) => `“${text}”`))
}
