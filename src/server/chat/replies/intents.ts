/** Patterns over the corrected phrase, in which `you` is the owner, for common questions. */
import { CAREER_QUESTIONS, type CareerTopic } from './careerQuestions.ts'
import { FEATURES, SITE_FEATURES, type Feature } from './siteFeatures.ts'

export type Intent =
  | Feature
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'help'
  | 'identity'
  | 'privacy'
  | 'latest'
  | 'projects'
  | 'certifications'
  | CareerTopic
  | 'contact'
  | 'skills'
  | 'owner'
  | 'site'
  | 'writing'

type Rule = readonly [Intent, RegExp]

function having(...pieces: readonly string[]): RegExp {
  return new RegExp(` (?:${pieces.join('|')}) `)
}

/** Matches a phrase that consists of these words alone, with at least one of `keys`. */
function only(keys: string, others: string): RegExp {
  return new RegExp(`^(?=(?: (?:${keys}|${others}))+ $).* (?:${keys}) `)
}

function askingFor(feature: Feature): readonly Rule[] {
  const { asked, name } = SITE_FEATURES[feature]
  return [
    [feature, having(...asked)],
    ...(name === undefined
      ? []
      : [[feature, new RegExp(`^(?: (?:and|any|the|what about|your))* (?:${name}) $`)] as const]),
  ]
}

function askingForCareer(): readonly Rule[] {
  return CAREER_QUESTIONS.flatMap(({ topic, pieces, alone }): readonly Rule[] => [
    [topic, having(...pieces)],
    ...(alone === undefined ? [] : [[topic, new RegExp(`^ (?:${alone}) $`)] as const]),
  ])
}

const COURTESIES =
  'a|all|and|answer|answers|awesome|cool|for|good|great|help|helped|helpful|is|it|lot|me|much|nice|' +
  'no|now|ok|okay|perfect|really|see|so|that|thats|the|this|very|was|wow|you|your|yes'
const SMALL_TALK =
  'again|all|and|are|assistant|doing|everyone|going|good|how|is|it|there|today|up|whats|you'
const PLACE = '(?:\\w+ )?(?:site|page|website|blog|portfolio|desktop)'

/** The first matching rule wins, unless the site has nothing to say about it. */
const RULES: readonly Rule[] = [
  [
    'greeting',
    only('hi+|hello+|hey+|hiya|howdy|yo|greetings|welcome|morning|afternoon', SMALL_TALK),
  ],
  ['greeting', /^ (good (evening|day)|how are you( (doing|today))*|whats up) $/],
  ['thanks', only('thanks|thank|thx|cheers|appreciated', COURTESIES)],
  ['farewell', only('bye|goodbye|later|night|farewell', COURTESIES)],
  ...FEATURES.flatMap(askingFor),
  [
    'privacy',
    having(
      '(?:save|store|keep|log|record|remember|track|collect) (?:\\w+ )*' +
        '(?:messages?|questions?|chats?|conversations?|data|what i (?:type|write|say|ask))',
      'privacy (?:policy|notice|statement)',
      '(?:your|my|our|visitors?) (?:\\w+ )?privacy',
      'my data (?:\\w+ )?(?:safe|secure|private|stored|shared|sold|kept)',
    ),
  ],
  ['identity', / (who|what) are you $/],
  [
    'identity',
    having(
      'are you (?:an? )?(?:real|human|bot|robot|ai|person|machine|chatbot|assistant|program)',
      'your name',
      'what are you called',
      '(?:is this|am i talking to|talking with) (?:an? )?(?:real |actual )?(?:bot|robot|ai|human|person|machine)',
    ),
  ],
  [
    'help',
    /^( (hi|hello|hey|so|and|ok))* (what|which) (else )?(can|could) (you|i) (do|ask|answer|help|tell|talk|find|see)( (you|me|here|about|with|for))* $/,
  ],
  ['help', / (how (do|does) (you|this|it|the (chat|assistant)) work|what do you know) $/],
  ['help', having('(?:what|which) (?:questions|topics)')],
  ['help', /^( (can|you|please|i|need|some))* help( me| please)* $/],
  [
    'latest',
    having(
      '(?:latest|newest|most recent|recent|last) (?:\\w+ )?(?:articles?|posts?|blogs?|entry|entries|writing|publication)',
      '(?:whats|what is|anything) new',
      '(?:written|published|posted) (?:lately|recently)',
    ),
  ],
  ...askingForCareer(),
  [
    'certifications',
    having('certif\\w+', 'qualif\\w+', 'credentials?', 'diplomas?', 'accredit\\w+'),
  ],
  [
    'projects',
    having(
      'projects?',
      'portfolios?',
      'case stud(?:y|ies)',
      '(?:what|anything|something|things) (?:\\w+ )?(?:(?:have|did|has) )?(?:you )?(?:built|build|made|created|shipped|developed)(?! at )',
      'your (?:\\w+ )?work',
      'show (?:me )?(?:\\w+ )?work',
    ),
  ],
  [
    'contact',
    having(
      'contact\\w*',
      'email\\w*',
      'in touch',
      'hire|hiring|freelanc\\w*|job offer|(?:about|for) a job',
      'linkedin|github|gitlab|mastodon|twitter|bluesky',
      '(?:phone|telephone|mobile|postal|mail) (?:number|address)',
      'reach (?:out to )?you',
      '(?:message|call|send|write to|talk to|speak to|speak with|meet) you',
      '(?:send|leave|drop) (?:\\w+ )?(?:message|note|line)',
      '(?:see|find|read|browse|where (?:is|are)) (?:\\w+ )?your (?:\\w+ )?code',
      'your (?:\\w+ )?(?:repos?|repository|repositories|profiles?|socials?|address|availability)',
      'you (?:\\w+ )?(?:available|availability)',
      'work (?:together )?with you|work together',
      'where (?:do|can|should) i write',
      'social (?:media|networks?|profiles?)',
    ),
  ],
  [
    'skills',
    having(
      'technolog\\w+|tech|stack|expertise|toolbox|toolset',
      'skills?|skillset',
      '(?:programming|computer|coding) languages?',
      '(?:languages?|frameworks?|tools|libraries|databases?|software) (?:(?:do|can|are|does|have|that) )?you (?:\\w+ )?(?:use|used|using|know|work|worked|write|speak|like|prefer|program|code|learned|tried)',
      'you (?:\\w+ )?(?:good|best|strong) at',
      'what do you (?:use|work with)',
    ),
  ],
  [
    'owner',
    / (about|introduce|describe) (you|yourself|the (author|owner|creator|engineer|developer)) $/,
  ],
  [
    'owner',
    /^( \w+){0,2} (bio|biography|cv|resume) $| (a|short|your|the) (bio|biography|cv) $| what (do|does|is|are) you (do|doing) $/,
  ],
  [
    'owner',
    having(
      '(?:who (?:is|s|are)|whos) (?:you|behind|the (?:owner|author|creator|person|engineer|developer|writer))',
      `who (?:\\w+ )?(?:made|built|build|builds|wrote|writes|created|runs|owns|designed|developed) ${PLACE}`,
      'who (?:made|built|wrote|created|designed|developed) (?:this|that|it|all)',
      `whose ${PLACE}`,
      'who (?:is|am) (?:\\w+ )*about',
      '(?:is|are) you (?:an? |the )?(?:\\w+ )?(?:designer|developer|engineer|programmer|freelancer|student|manager|author|owner)',
      'your? (?:\\w+ )?(?:bio|biography|background|job|role|profession|occupation|career|story|cv|resume)',
      'for (?:a|your) living',
    ),
  ],
  [
    'site',
    having(
      `what (?:is|s) (?:this|the|your) ${PLACE}`,
      `(?:do|does|is|was) (?:this|the|your) ${PLACE} (?:\\w+ )?(?:use|uses|using|built|made|written|based)`,
      '(?:is|was) (?:this|it) (?:\\w+ )?(?:built|made|written) (?:with|in|on)',
      `how (?:is|was|did|do|does|are) (?:\\w+ )*(?:this|the|your) ${PLACE} (?:made|built|build|work|works|created|done|written)`,
      `(?:did|have) you (?:\\w+ )?(?:make|made|build|built|create|created|write|written) (?:this|the|your) ${PLACE}`,
      `(?:about|behind) (?:this|the|your) ${PLACE}`,
    ),
  ],
  [
    'writing',
    having(
      'written|wrote|writes?|writing|published|publications?|essays?',
      'articles?|posts?|blogs?|blogged',
      '(?:anything|something|everything|more|read|learn) (?:about|on|regarding|concerning)',
      'what (?:should|can|could|to) (?:i )?read',
    ),
  ],
]

/** Words of the patterns that may be missing on the site; typing errors in them are corrected. */
export const CUES: readonly string[] = `
about accessibility accessible address analytics article articles assistant author availability available
background biography built career certificate certificates certification certifications certified code college
companies company contact cookie cookies country created credentials curriculum cv dark degree desktop developer
dissertation education email employer employers employment engineer evening experience expertise feed fluent
frameworks freelance github goodbye graduate hello help hire hiring human icons job jobs keyboard keys language
languages latest lecture lectures libraries licence license linkedin living located location master maximize
messages minimize mobile morning mouse mute name newest newsletter notes notice offline owner phone pictures
portfolio position positions posts preferences presentation presentations previous print privacy profile project
projects published qualifications recent relocate remote remotely repository resize resume robot roles screen
search shortcuts skills snow snowing social sounds spoken stack studied study subscribe tablet talk talks
technologies technology thanks thesis tools touch tracking university vitae website windows written zoom
`
  .trim()
  .split(/\s+/)

/**
 * Returns the kind of question, or undefined.
 * @param phrase corrected, with `you` for the owner
 * @param isTold whether the site covers a kind of question
 */
export function intentOf(phrase: string, isTold: (intent: Intent) => boolean): Intent | undefined {
  return RULES.find(([intent, pattern]) => pattern.test(phrase) && isTold(intent))?.[0]
}
