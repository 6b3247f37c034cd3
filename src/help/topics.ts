import { hrefOf } from '../owner/base.ts'
import { FEED_PATH } from '../owner/paths.ts'
import { onLanguageModel } from '../owner/assistant.ts'
import {
  HELP_CONTENTS,
  HELP_GROUPS,
  type HelpFacts,
  type HelpPart,
  type HelpTopic,
  type TopicId,
  type WrittenTopic,
} from './topic.ts'
import source from './topics.md?raw'

export function helpTopics(facts: HelpFacts): readonly HelpTopic[] {
  const text = filled(source, facts)
  const isMissing = ({ of = '' }: WrittenTopic): boolean => facts.site.withoutApps.includes(of)
  const missing = topicsIn(text).filter(isMissing)
  const written = topicsIn(unlinked(text, missing)).filter((topic) => !isMissing(topic))
  return HELP_GROUPS.flatMap((group) =>
    HELP_CONTENTS[group].flatMap((id) => {
      const topic = written.find((each) => each.id === id)
      return topic ? [{ ...topic, group }] : []
    }),
  )
}

function topicsIn(text: string): readonly WrittenTopic[] {
  return text.split(/^## /m).slice(1).map(readTopic)
}

/** Leaves only the words of links to topics that are missing. */
function unlinked(text: string, missing: readonly WrittenTopic[]): string {
  const ids = missing.map(({ id }) => id)
  return text.replaceAll(/\[([^\]]+)\]\(#(\w+)\)/g, (link, words: string, id: TopicId) =>
    ids.includes(id) ? words : link,
  )
}

function filled(text: string, { site, hasResume, hasLanguageModel }: HelpFacts): string {
  const { owner, profiles, assistant, counting, withoutApps } = site
  const values: Readonly<Record<string, string>> = {
    owner: owner.name,
    assistant: assistant?.name ?? '',
    counting: onCounting(counting),
    model: onLanguageModel(hasLanguageModel),
    feed: hrefOf(FEED_PATH),
  }
  const holds: Readonly<Record<string, boolean>> = {
    assistant: assistant !== null,
    service: assistant?.answers === 'service',
    browser: assistant?.answers === 'browser',
    counting: counting !== null,
    resume: hasResume,
    mail: owner.email !== '',
    profiles: profiles.length > 0,
  }
  // All that is no fact is the name of an app.
  const isTrue = (condition: string): boolean => {
    const [, no, name = ''] = /^(no )?(.*)$/.exec(condition) ?? []
    return (holds[name] ?? !withoutApps.includes(name)) === (no === undefined)
  }
  return (
    text
      .replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)
      .replaceAll(
        /( ?)\{([\w ,]+): ([^{}]*)\}/g,
        (_, space: string, conditions: string, then: string) =>
          conditions.split(', ').every(isTrue) ? space + then : '',
      )
      // Empty items and trailing blanks.
      .replaceAll(/^- ?\n| +$/gm, '')
  )
}

export function onCounting(counting: HelpFacts['site']['counting']): string {
  if (!counting) return 'This site sets no cookies, counts no visits and does not track you.'
  const { name, endpoint } = counting
  return `This site sets no cookies and counts no visits, unless you allow it in the cookie preferences. Then ${name} counts your visits, and what it counts is sent to ${new URL(endpoint).host}.`
}

function readTopic(text: string): WrittenTopic {
  const blocks = text
    .replace(/^# .*/m, '')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
  const [heading = '', summary = '', ...rest] = blocks
  const [, title = '', id = ''] = /^(.*) \{#(\w+)\}$/.exec(heading) ?? []
  const fields = rest.pop() ?? ''
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(fields)?.[1] ?? ''
  const of = field('App')
  const [appName = '', opener = ''] = field('Opens').split(', ')
  return {
    id: id as TopicId,
    title,
    summary,
    parts: rest.map(readPart),
    words: field('Words'),
    related: field('Related').split(', ') as TopicId[],
    ...(of !== '' && { of }),
    ...(appName !== '' && { app: { appName, text: opener } }),
  }
}

function readPart(block: string): HelpPart {
  if (block === '[keys]') return { kind: 'keys' }
  const bullet = /^(?:-|\d+\.) /
  if (!bullet.test(block)) return { kind: 'text', text: block }
  const items = block.split('\n').map((line) => line.replace(bullet, ''))
  return { kind: block.startsWith('-') ? 'list' : 'steps', items }
}

/** Common tasks, each with the topic that explains it. */
export const HELP_TASKS: readonly { readonly text: string; readonly topic: TopicId }[] = [
  { text: 'Find something on this site', topic: 'search' },
  { text: 'Put two windows side by side', topic: 'windows' },
  { text: 'Find the same windows at my next visit', topic: 'desk' },
  { text: 'Turn the snow off', topic: 'snow' },
  { text: 'Read without a desktop', topic: 'pages' },
  { text: 'See what is kept about me', topic: 'cookies' },
]
