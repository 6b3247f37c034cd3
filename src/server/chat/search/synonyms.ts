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
