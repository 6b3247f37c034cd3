/**
 * Patterns over the corrected phrase, in which `you` is the owner. The first matching topic wins.
 */
export type CareerTopic =
  'resume' | 'experience' | 'education' | 'talks' | 'languages' | 'location' | 'availability'

/** Words between a question and what it asks for. */
const SOME = '(?:\\w+ ){0,2}'

interface CareerQuestion {
  readonly topic: CareerTopic
  readonly pieces: readonly string[]
  /** The phrase may also consist of this alone. */
  readonly alone?: string
}

export const CAREER_QUESTIONS: readonly CareerQuestion[] = [
  {
    topic: 'resume',
    pieces: [
      `(?:your|have|any|see|read|download|print|get|view|show|full|short) ${SOME}(?:cv|resume|curriculum vitae)`,
      '(?:cv|resume|curriculum vitae) (?:as|in|pdf|please|download)',
    ],
    alone: '(?:cv|resume|curriculum vitae)(?: pdf)?',
  },
  {
    topic: 'experience',
    pieces: [
      'work(?:ing)? (?:experience|history)',
      `(?:your|professional|previous|prior|relevant|job|what|which|years of|much|any) ${SOME}experiences?(?! (?:\\w+ ){0,3}(?:with|in|of|using) )`,
      '(?:previous|past|former|prior|earlier|other|current|present|last|first|latest) (?:jobs?|roles?|positions?|employers?|employment|compan(?:y|ies)|work)',
      `where (?:have|has|had|do|does|did|are|were) you ${SOME}(?:work|works|worked|working|employed)`,
      `(?:companies|employers|company|employer|firms?|organi[sz]ations?|teams?) ${SOME}you ${SOME}(?:work|worked|working)`,
      `(?:who|whom) (?:do|did|does|have|has|are) you ${SOME}(?:work|worked|working) for`,
      'your (?:\\w+ )?(?:career|employers?|employment|jobs|positions)',
      'how long (?:have|has) you (?:been )?(?:\\w+ )?(?:work\\w*|cod\\w+|programming|develop\\w*|doing)',
    ],
    alone: '(?:(?:your|the|any) )?(?:work |professional )?(?:experience|career|employers|jobs)',
  },
  {
    topic: 'education',
    pieces: [
      'educat\\w+|universit\\w+|college|graduat\\w+|alma mater|thesis|dissertation',
      `(?:what|where|when|which) ${SOME}(?:did|do|have|has|does) you ${SOME}(?:study|studied|learn to program|go to school)`,
      `(?:did|have|has|do) you ${SOME}(?:study|studied)`,
      `(?:your|a|any|which|what|have) ${SOME}(?:degrees?|studies|phd|masters?|bachelors?)`,
      '(?:school|college|university) (?:did|do|does|have|has) you',
    ],
  },
  {
    topic: 'talks',
    pieces: [
      'conferences?|keynotes?|public speaking|speaking engagements?',
      `(?:your|any|which|what|a|conference|given|give|gave|held|recent|watch) ${SOME}(?:talks|presentations?|lectures?)`,
      `(?:given|give|gave|held|hold) (?:a|any|the) ${SOME}(?:talk|presentation|lecture)`,
      `(?:spoken|speak|spoke|speaking|presented|present) at`,
    ],
    alone: '(?:talks|presentations|speaking)',
  },
  {
    topic: 'languages',
    pieces: [
      '(?:spoken|human|natural|foreign|native|mother) (?:languages?|tongues?)',
      'languages? (?:do|does|can|could) you (?:\\w+ )?(?:speak|understand)',
      'languages? (?:\\w+ )?you (?:speak|understand)',
      '(?:do|does|can|could|are|is) you (?:\\w+ )?(?:speak|speaks|speaking|fluent in)(?! (?:to|with|about|at|for) )',
    ],
  },
  {
    topic: 'location',
    pieces: [
      `where (?:do|does|is|are|in the world are|in the world is) you ${SOME}(?:live|lives|living|based|located|from|reside)`,
      '(?:what|which) (?:city|town|country|part of the world|time ?zone) (?:\\w+ ){0,3}you',
      'your (?:location|city|town|country|time ?zone|whereabouts)',
      'where (?:is|are) you',
      'are you (?:\\w+ )?(?:based|located|living) in',
    ],
  },
  {
    topic: 'availability',
    pieces: [
      'available|availability|availabilities',
      'hire|hiring|recruit\\w*|freelanc\\w*|job offers?|(?:about|for) a job',
      'open to (?:\\w+ )?(?:work|offers?|opportunit\\w+|jobs?|roles?|positions?|projects?|contracts?)',
      `(?:looking|searching|seeking) (?:for )?${SOME}(?:work|jobs?|roles?|positions?|opportunit\\w+|contracts?)`,
      '(?:when|how soon) (?:can|could|would|will) you (?:\\w+ )?(?:start|begin|join)',
      'notice period|relocat\\w+',
      '(?:work|working) (?:remotely|remote|on site|from home)',
      'remote (?:work|roles?|jobs?|positions?)',
    ],
  },
]
