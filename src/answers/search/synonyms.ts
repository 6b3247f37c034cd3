/** Synonyms of general English and of software engineering, not of any single article. */
import { stem } from './words.ts'

const GROUPS: readonly string[] = [
  'llm gpt chatgpt ai',
  'voice speech speak spoken talk dictate vocal oral',
  'keyboard typing type',
  'microphone mic headset',
  'error mistake wrong fault bug',
  'undo revert rollback back correct',
  'evaluate assess grade test measure benchmark',
  'cost price expensive cheap money pay dollar budget',
  'paper reference literature bibliography citation reading',
  'hallucinate invent',
  'long lengthy length verbose wordy',
  'short brief concise',
  'fast speed latency slow delay wait',
  'pain hurt injury rsi sore ache wrist',
  'identifier variable name symbol',
  'private privacy confidential',
  'start begin beginner intro introduction',
  'fail failure limit limitation problem drawback downside',
  'label annotate annotation labeller annotator rater',
  'agree agreement consistency',
  'deterministic repeatable reproducible reproduce',
  'license copyright reuse',
  'picture image photo',
  'tool software program',
  'remote remotely home telecommute',
  'university college school degree study studied education uni bachelor master',
  'email mail address',
  'code source repository github',
  'article post piece write-up essay text blog',
  'project portfolio',
  'certificate certification certified accreditation accredited qualification credential',
  'job role position employer company employment firm work',
  'people engineers team staff report',
  'resume cv vitae',
  'talk conference presentation stage speak spoken',
  'phone mobile smartphone',
  'quick short brief rush',
  'offline network wifi internet',
  'gone lost vanish disappear',
  'reprint republish repost reuse copy translate',
  'person human somebody robot',
  'care passionate interest like enjoy',
  'salary earn pay rate',
  'sack fire fired dismiss',
  'led lead manage head supervise',
  'machine computer device gadget',
]

/** By stem, the stems of the other words in its groups. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = bySharedGroup()

function bySharedGroup(): Map<string, string[]> {
  const others = new Map<string, string[]>()
  for (const group of GROUPS) {
    const stems = [...new Set(group.split(' ').map(stem))]
    for (const own of stems) {
      others.set(own, [...(others.get(own) ?? []), ...stems.filter((other) => other !== own)])
    }
  }
  return others
}
