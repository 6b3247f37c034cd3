/** Everything that the site's own help says. Pure: facts of a site in, topics out. */
import {
  HELP_CONTENTS,
  HELP_GROUPS,
  type HelpFacts,
  type HelpTopic,
  type TopicId,
} from './topic.ts'
import { doing } from './doing.ts'
import { gettingAround } from './gettingAround.ts'
import { reading } from './reading.ts'
import { yours } from './yours.ts'

/** In the order of the list; a site without an assistant has no topic about one. */
export function helpTopics(facts: HelpFacts): readonly HelpTopic[] {
  const written = [...gettingAround(facts), ...doing(facts), ...reading(facts), ...yours(facts)]
  return HELP_GROUPS.flatMap((group) =>
    HELP_CONTENTS[group].flatMap((id) => {
      const topic = written.find((each) => each.id === id)
      return topic ? [{ ...topic, group }] : []
    }),
  )
}

/** What a visitor may want to do first, and the topic that says how. */
export const HELP_TASKS: readonly { readonly text: string; readonly topic: TopicId }[] = [
  { text: 'Find something on this site', topic: 'search' },
  { text: 'Put two windows side by side', topic: 'windows' },
  { text: 'Find the same windows at my next visit', topic: 'desk' },
  { text: 'Turn the snow off', topic: 'snow' },
  { text: 'Read without a desktop', topic: 'pages' },
  { text: 'See what is kept about me', topic: 'cookies' },
]
