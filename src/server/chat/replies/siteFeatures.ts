import type { ChatLink } from '../../../base/services/chat/chatSchema.ts'
import type { TopicId } from '../../../help/topic.ts'
import { BLOG_PATH, FEED_PATH } from '../../../owner/paths.ts'

/** The help topics that a question can be about; the others have replies of their own. */
export type Feature = Exclude<TopicId, 'assistant' | 'contact'>

interface SiteFeature {
  /** Patterns for whole words of the corrected phrase, in which `you` is the owner. */
  readonly asked: readonly string[]
  /** A pattern that is a question by itself: "and cookies?". */
  readonly name?: string
  /** Comes before the link to the topic. */
  readonly link?: ChatLink
}

const WRITINGS = 'articles?|posts?|pages?|blog|texts?'
const ALL = `this|it|them|everything|site|website|desktop|portfolio|here|${WRITINGS}`
/** What a visitor may want to read: "all of your articles". */
const THINGS = `(?:(?:a|an|all|any|of|one|out|some|that|the|these|your|${ALL}) )*`
const OFFLINE =
  '(?:offline|without (?:an? |any |the )?(?:network|internet|connection|wifi|web)(?: connection)?)'

/** Matches requests for help, but not questions about how the owner does things. */
const HOW =
  '(?:how (?:do|can|could|would|should|might) (?:i|we|one|you)|how to|can i|could i|may i|is it possible to|where (?:can|do) i|is there a way to|(?:how|what) about|i (?:want|need|would like|d like) to|i can ?t|i cannot)'
/** The same, where the owner may be asked how they did it. */
const HOW_I = HOW.replace('|you)', ')')
const SOME = '(?:\\w+ ){0,3}'
const DEVICE =
  '(?:(?:a|an|any|my|the|your|our) )?(?:phones?|mobiles?|smartphones?|cell ?phones?|tablets?|ipads?|iphones?|androids?|mobile (?:phones?|devices?))'
const SWITCH = '(?:turn|switch|shut|stop|disable|enable|remove|hide|toggle|start|get rid of)'
const PLACE = '(?:site|website|page|desktop|portfolio|thing|blog)'

/** Not followed by the name of another program, as in "dark mode in Photoshop". */
const NOT_ELSEWHERE = '(?! (?:mode |theme )?(?:in|on|for|of) (?!this|the|your|here|it))'

/** In the order in which they are tried. */
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
    link: { type: 'internal', url: '/', text: 'Desktop' },
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
    link: { type: 'internal', url: BLOG_PATH, text: 'Blog' },
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
    link: { type: 'internal', url: BLOG_PATH, text: 'Blog' },
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
    link: { type: 'internal', url: FEED_PATH, text: 'Atom feed' },
  },
  snow: {
    name: 'snow(?:ing|flakes?)?(?: effect)?',
    asked: [
      `${SWITCH} ${SOME}(?:snow|snowing|snowflakes?)(?: (?:off|on|away))?`,
      '(?:why|when|how long) (?:is|does|did|will) (?:it|the snow) (?:\\w+ )?(?:snow|snowing|fall)',
      '(?:does|is|will) it (?:\\w+ )?(?:snow|snowing)(?= (?:here|again|always|all) | $)',
      '(?:snow|snowflakes?|snowing) (?:off|on|annoys|is annoying|stop|effect|switch)',
    ],
  },
  sound: {
    name: 'sounds?|mute|volume',
    asked: [
      `(?:${SWITCH}|mute|silence) (?:${SOME})(?:sounds?|audio|volume|noises?)`,
      `${HOW} mute(?: (?:it|this|that|the|all|everything|your|errors?|sounds?|${PLACE}))*(?= $)`,
      `(?:is|are) there (?:any |a )?(?:sounds?|music)(?= (?:here|on|in) | $)`,
      `(?:does|do|will) (?:this|the|it) (?:${PLACE} )?(?:make|play) ${SOME}(?:sounds?|noises?|music)`,
    ],
  },
  dark: {
    name: 'dark(?: (?:mode|theme))?|night mode',
    asked: [
      `(?:dark|night|light) (?:mode|theme|scheme|version)${NOT_ELSEWHERE}`,
      `${HOW} (?:make|have|get|turn|switch|set|read|change) ${SOME}(?:dark|darker|black)${NOT_ELSEWHERE}`,
      `${HOW_I} (?:change|choose|switch) (?:the |this )?(?:${PLACE} )?(?:theme|colou?rs?|colou?r scheme)`,
      'too bright',
    ],
  },
  phone: {
    asked: [
      `(?:does|do|will|can|could|is|are) (?:this|the|it|your|everything) (?:${PLACE} )?(?:\\w+ ){0,3}(?:on|from|with|for) ${DEVICE}(?: (?:too|as well|screen|phone))*(?= $)`,
      `(?:use|read|open|view|browse|see|visit) (?:this|the|it|your) (?:\\w+ ){0,2}(?:on|from|with) ${DEVICE}(?= $)`,
      'mobile (?:version|site|view|layout|friendly)',
    ],
  },
  keys: {
    name: '(?:the )?keys|keyboard|hot ?keys|shortcuts|keyboard shortcuts?',
    asked: [
      '(?:keyboard|key) (?:shortcuts?|bindings?)',
      '(?:what|which|any|have|are there|list of|all|the|your) (?:\\w+ )?(?:hot ?keys|shortcuts)(?= $)',
      '(?:what|which) keys (?:can i|do i|should i|can we|are there|work|exist)',
      `(?:use|navigate|browse|operate|control) (?:this|the|it|your|everything) ${SOME}(?:without (?:a |the |my )?mouse|(?:with|by|from|using) (?:only )?(?:a |the |my )?keyboard)`,
      `${HOW_I} (?:switch|change|cycle|move) between ${SOME}windows`,
      `${HOW_I} (?:\\w+ ){1,4}windows? (?:with|by|using|from) (?:only )?(?:a |the |my )?keyboard`,
    ],
  },
  windows: {
    asked: [
      `${HOW_I} (?:move|drag|resize|maximi[sz]e|minimi[sz]e|enlarge|snap|tile|arrange|close|restore|open) ${SOME}windows?`,
      `${HOW_I} (?:make|have|get|put|see|show|place|let) ${SOME}windows? (?:\\w+ ){0,3}(?:side by side|next to each other|beside each other|bigger|larger|smaller|full ?screen|fill|half)`,
      `${HOW_I} (?:make|put|get|have) ${SOME}(?:full ?screen|side by side)`,
      'why (?:is|are|can i not|can ?t i|cannot i) (?:\\w+ )?(?:maximi[sz]e|the maximi[sz]e button)',
    ],
  },
  icons: {
    asked: [
      `${HOW_I} (?:move|drag|arrange|rearrange|sort|reorder|select|line up|reset) ${SOME}icons?`,
      `${HOW_I} reset (?:the|my|this) desktop`,
    ],
  },
  desk: {
    asked: [
      `(?:remember|keep|save|restore|lose|find) (?:my|the|all|these|open|all my|the same|my open) (?:open )?(?:windows?|desk)`,
      'my (?:open )?windows? (?:\\w+ ){0,2}(?:saved?|kept|remembered|gone|restored|lost|back|again)',
      'what happens (?:if|when) i (?:reload|refresh|close) (?:\\w+ )?(?:page|tab|browser|it|window)',
      'remember this desk',
    ],
  },
  notepad: {
    asked: [
      `${HOW_I} (?:write|take|make|save|keep|find) (?:a |my |some |the )?notes?`,
      '(?:where|what happened to|are|is|will) (?:\\w+ )?my notes?',
    ],
  },
  pictures: {
    asked: [
      `${HOW_I} (?:zoom|enlarge|rotate|magnify|look at|view|see) ${SOME}(?:pictures?|images?|photos?|screenshots?)(?! of )`,
      `${HOW_I} zoom (?:in|out)`,
      '(?:picture|image) viewer',
    ],
  },
  links: {
    asked: [
      `${HOW_I} (?:share|bookmark|link to) ${SOME}(?:articles?|posts?|pages?|windows?|this|desktop|link|blog)`,
      `${HOW_I} (?:copy|get) (?:a |the )?(?:link|address|url)`,
    ],
  },
  search: {
    asked: [
      `${HOW_I} search(?: (?:on|in|through|for))?(?: (?:this|the|your|here|something|things|articles?|all|${PLACE}))*(?= $)`,
      '(?:is there|have|where is|where s|any) (?:a |the |your )?search(?: (?:box|function|field|bar))?(?= $)',
    ],
  },
  pages: {
    asked: [
      `(?:read|use|see|view|browse|get|have|open) ${THINGS}without (?:the |a |all |all the |these |any |this )?(?:desktop|windows|javascript)`,
      '(?:plain|simple|simpler|normal|ordinary|text only|classic) (?:site|version|website|html)',
    ],
  },
  accessibility: {
    asked: [
      `(?:is|are|how) (?:this|the|it|your)(?: ${PLACE})? (?:\\w+ )?accessible(?= (?:to|for|with) | $)`,
      `accessibility (?:statement|features?|options?|settings?|of (?:this|the|your) ${PLACE})`,
      `(?:use|read|work|works|usable|navigate|support|supports) ${SOME}(?:with |for )?(?:a |my |any )?(?:screen ?readers?|nvda|voiceover|jaws)`,
      `(?:${SWITCH}|reduce) (?:off )?(?:the |all |these )?(?:animations?|motion)`,
    ],
  },
  start: {
    asked: [
      `${HOW_I} (?:use|navigate|operate|get around|find my way around)(?: (?:this|the|your|in|on|it|here|${PLACE}))*(?= $)`,
      'where (?:do|should|can) i (?:start|begin)(?= (?:here|on|with this) | $)',
    ],
  },
}

export const FEATURES = Object.keys(SITE_FEATURES) as readonly Feature[]
