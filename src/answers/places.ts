/** The pages of the site with their sections, and the apps of its desktop: each is found by its name. */
import type { ChatLink } from '../base/services/chat/chatSchema.ts'
import { OWNER, type Reader } from '../find/question.ts'
import { stem } from '../find/stems.ts'
import { APP_WORDS } from '../find/visitorsWords.ts'
import { linkTo, titledPages, windowLink } from './known/linker.ts'
import type { Knowledge } from './known/knowledge.ts'
import type { Said } from './known/replyTypes.ts'

/** Such a question is nothing but a wish to see what it names. */
const WISH =
  /^(?:please |can you |could you |i want to |let me )*(?:open|launch|start|run|show me|show|see|go to|take me to|bring up|view|visit|where is|find)(?: up)? /
const KIND = /(?: (?:page|section|window|app|program|application|please))+$/
const FILLERS: ReadonlySet<string> = new Set([OWNER, 'of', 'the', 'my', 'your', 'a', 'and'])
/** The assistant is open already, and the cookie banner has no address. */
const NEVER_OPENED = ['Assistant', 'Cookies']

interface Place extends Said {
  readonly name: string
  /** How it is told from others of the same name. */
  readonly called: string
}

/** What is said of the place that a question names; which of them is meant, if several have the name. */
export type Places = (words: readonly string[]) => Said | undefined

export function createPlaces(knowledge: Knowledge, { plain }: Reader): Places {
  const places = new Map<string, Place[]>()
  for (const place of placesIn(knowledge)) {
    const key = keyOf(plain(place.name))
    const same = places.get(key) ?? []
    const isOther = same.every((each) => addressOf(each) !== addressOf(place))
    if (key !== '' && isOther) places.set(key, [...same, place])
  }
  return (words) => {
    const spoken = words.join(' ')
    const named = spoken.replace(WISH, '').replace(KIND, '').split(' ')
    const [place, other] = places.get(keyOf(named)) ?? places.get(keyOf(words)) ?? []
    if (!place) return undefined
    if (!other) return { answer: place.answer, links: place.links }
    return {
      answer: `Do you mean ${place.called}, or ${other.called}?`,
      links: [...place.links, ...other.links],
    }
  }
}

function addressOf({ links: [link] }: Place): string | undefined {
  return link?.url.replace(/^\/#/, '')
}

function keyOf(words: readonly string[]): string {
  const telling = words.filter((word) => !FILLERS.has(word))
  return telling.map(stem).join(' ')
}

function placesIn(knowledge: Knowledge): readonly Place[] {
  const { site, passages } = knowledge
  const pages = [...titledPages(knowledge)].filter(([url]) => !url.includes('#'))
  const openingOf = (url: string): string => {
    const found = passages.find((passage) => passage.url === url)
    return found?.paragraphs[0]?.[0] ?? ''
  }
  const apps = Object.keys(APP_WORDS).filter(
    (name) => ![...NEVER_OPENED, ...site.withoutApps].includes(name),
  )
  return [
    ...pages.map(([url, name]) =>
      makePlace(name, linkTo(url, name), 'a page of this site', openingOf(url)),
    ),
    ...passages
      .filter(({ url, heading }) => heading !== '' && url.includes('#'))
      .map(({ url, page, heading, paragraphs }) =>
        makePlace(
          heading,
          linkTo(url, `${page} › ${heading}`),
          `a section of “${page}”`,
          paragraphs[0]?.[0] ?? '',
        ),
      ),
    ...apps.map((name) =>
      makePlace(name, windowLink(name, `Open ${name}`), 'a window of the desktop'),
    ),
  ]
}

function makePlace(name: string, link: ChatLink, kind: string, text = ''): Place {
  const answer = `“${name}” is ${kind}. ${text}`.trim()
  return { name, called: `“${name}”, ${kind}`, answer, links: [link] }
}
