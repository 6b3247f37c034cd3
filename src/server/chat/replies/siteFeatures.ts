/**
 * What the software itself offers to visitors, which no text of the owner's describes: how visitors ask
 * for it, as pieces of patterns, and the answer. Data only. When you change what the site stores, prints
 * or publishes, change the answer here, too.
 */
import type { ChatAnswer } from '../../../base/services/chat/chatSchema.ts'
import { hrefOf } from '../../../owner/base.ts'
import { BLOG_PATH, FEED_PATH } from '../../../owner/paths.ts'

export type Feature = 'cookies' | 'offline' | 'print' | 'feed'

interface SiteFeature extends ChatAnswer {
  /** Pieces of patterns for whole words of the corrected phrase, in which `you` stands for the owner. */
  readonly asked: readonly string[]
  /** A piece that is a question by itself: "and cookies?". */
  readonly name: string
}

const WRITINGS = 'articles?|posts?|pages?|blog|texts?'
const ALL = `this|it|them|everything|site|website|desktop|portfolio|here|${WRITINGS}`
/** What a visitor may want to read: "all of your articles". */
const THINGS = `(?:(?:a|an|all|any|of|one|out|some|that|the|these|your|${ALL}) )*`
const OFFLINE =
  '(?:offline|without (?:an? |any |the )?(?:network|internet|connection|wifi|web)(?: connection)?)'

/** How the reply about cookies begins where nobody counts visits. */
export const UNCOUNTED = 'This site sets no cookies, counts no visits and does not track you.'

export const SITE_FEATURES: Readonly<Record<Feature, SiteFeature>> = {
  cookies: {
    name: 'cookies?',
    asked: [
      '(?:do|does|is|are|will) (?:you|there|this|the|it) (?:\\w+ )?(?:(?:use|set|store|have|keep|save|need|any|using|setting) )+(?:\\w+ )?cookies?',
      '(?:what|which|why|how many) (?:\\w+ )?cookies? (?:\\w+ )*(?:sets?|uses?|stored?|keep|save|placed|used|here|there|for|need)',
      'cookies? (?:policy|preferences?|settings?|banner|notice|consent|icon|choices?|dialog)',
      '(?:accept|reject|refuse|decline|disable|allow|manage) (?:\\w+ )?cookies?',
      '(?:do|does|is|are|am) (?:you|this|the|it|i) (?:(?:site|website|page|being|get) )*(?:track|tracking|tracked|tracks|spy|spying|follow|following|watched|profiling)(?: (?:on|me|us|visitors?|users?|people|readers|(?:my )?(?:activity|visits?)|here))+',
      '(?:am i|are we|are visitors|are users) (?:being )?(?:tracked|watched|followed)',
      '(?:do|does|are|is) (?:you|this|the|it) (?:(?:site|website|page) )?(?:track|tracking|tracks)(?= $)',
      '(?:you|this|site|website|any|use|uses|have|has|google) (?:\\w+ )?(?:analytics|trackers|tracking (?:scripts?|pixels?|cookies?))',
      '(?:local storage|localstorage)',
      '(?:keep|kept|store|stored|save|saved) (?:\\w+ )*(?:in|on) my (?:browser|computer|device|phone)',
    ],
    answer: `${UNCOUNTED} Your browser’s local storage remembers which notices you closed, how you arranged the icons and what you chose in the cookie preferences and, only if you allow it there, whether sound is muted, whether it snows, and your windows and notes. This tab keeps our conversation, your open windows, your notes and what you read last until you close it, and a copy of the pages is stored so that you can read them offline. The Cookies icon on the desktop opens the preferences, and so does the button at the foot of every page.`,
    links: [{ type: 'internal', url: '/', text: 'Desktop' }],
  },
  offline: {
    name: OFFLINE,
    asked: [
      `(?:do|does|is|are|can|could|will|would) (?:${ALL}|(?:the|your|this) (?:${ALL})) (?:\\w+ ){0,4}${OFFLINE}`,
      `(?:read|use|browse|see|open|view|visit|have|keep) ${THINGS}${OFFLINE}`,
      '(?:is there|have|has|any|support|supports) (?:\\w+ )?offline (?:mode|version|copy|reading|support|use)',
      `(?:read|use|open) ${THINGS}(?:on (?:a|the) (?:plane|train|flight|subway)|in (?:a|the) (?:plane|tunnel))`,
      '(?:is|does) (?:this|it|the site|your site) (?:\\w+ )?(?:pwa|progressive web app)',
    ],
    answer:
      'Yes. After your first visit you can read the articles and the About page offline, and use the parts of the desktop that you have already opened, as long as your browser supports service workers. I am the exception: I answer from the site’s server, so I need a connection.',
    links: [{ type: 'internal', url: BLOG_PATH, text: 'Blog' }],
  },
  print: {
    name: 'print(?:ing|able)?',
    asked: [
      `print(?:ing|ed)? ${THINGS}(?:${WRITINGS}|it|this|them|out)`,
      `(?:${WRITINGS}) (?:\\w+ ){0,3}(?:printed|printable|print|on paper)`,
      '(?:printer friendly|print (?:version|view|style\\w*|layout)|printable (?:version|copy))',
      `(?:save|download|export|get|read) ${THINGS}(?:as|in|to) (?:a )?pdf`,
      `pdfs? (?:version |copy )?of (?:(?:the|your|this|an|any) )*(?:${WRITINGS})`,
    ],
    answer:
      'Yes. Open an article’s page and print it from your browser, on paper or as a PDF. Printed pages leave out menus, buttons and anything else that makes no sense on paper.',
    links: [{ type: 'internal', url: BLOG_PATH, text: 'Blog' }],
  },
  feed: {
    name: 'feeds?',
    asked: [
      'rss',
      '(?:atom|news|web|blog|syndication) feeds?',
      'feeds? (?:url|address|link|readers?)',
      '(?:have|is there|offer|provide|got|where is|find) (?:\\w+ )?(?:\\w+ )?feeds?(?= $)',
      'newsletters?',
      'subscri(?:be|bing|ption)(?= $)',
      `subscri(?:be|bing|ption) to (?:(?:the|your|this|new|all) )*(?:you|updates|${ALL})`,
      `(?:follow|notified|notify|updates?|alerts?|know when) (?:\\w+ ){0,4}(?:new )?(?:${WRITINGS})`,
    ],
    answer: `There is an Atom feed with the full text of every article at ${hrefOf(FEED_PATH)}, and any feed reader will show you when there is a new one. There is no e-mail newsletter.`,
    links: [{ type: 'internal', url: FEED_PATH, text: 'Atom feed' }],
  },
}
