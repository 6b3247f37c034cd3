/** Replies about the projects, made from `projects.ts`. */
import type { ChatLink } from '../../base/services/chat/chatSchema.ts'
import { sentencesIn } from '../../find/sentences.ts'
import { postPath } from '../../owner/paths.ts'
import type { Project } from '../../owner/types.ts'
import type { Knowledge } from './knowledge.ts'
import { linkTo } from './linker.ts'
import type { Entity } from './entities.ts'
import { aboutLink, listOf, type Replies, type Said } from './replyTypes.ts'

export function projectReplies(knowledge: Knowledge): Replies {
  const { projects, posts } = knowledge
  const section = aboutLink(knowledge, 'projects')
  const named = (entities: readonly Entity[]): readonly Project[] =>
    entities.flatMap(({ name }) => projects.find(({ title }) => title === name) ?? [])

  /** @param shown those that are described; the others are named for "the other one" */
  function saidOf(shown: readonly Project[], text: (project: Project) => string): Said | undefined {
    if (shown.length === 0) return undefined
    const rest = projects.filter((each) => !shown.includes(each))
    return {
      answer: shown.map(text).join(' '),
      links: [section, ...shown.flatMap(linksOf)],
      named: [...shown, ...rest].map(({ title }): Entity => ({ type: 'project', name: title })),
    }
  }

  function linksOf({ title, demo, repository, caseStudy }: Project): readonly ChatLink[] {
    const post = posts.find(({ url }) => caseStudy !== undefined && url === postPath(caseStudy))
    return [
      ...(demo === undefined ? [] : [linkTo(demo, `${title}: demo`)]),
      ...(repository === undefined ? [] : [linkTo(repository, `${title}: code`)]),
      ...(post ? [linkTo(post.url, post.title)] : []),
    ]
  }

  return {
    projects: () => saidOf(projects, inShort),
    project: ({ entities }) => saidOf(named(entities).slice(0, 1), described),
    projectBeyond: ({ entities }) =>
      saidOf(
        named(entities).slice(0, 1),
        (each) =>
          `The site does not say that of ${each.title}. What it does say: ${described(each)}`,
      ),
    projectCode: ({ entities }) => {
      const asked = named(entities).slice(0, 1)
      return saidOf(asked.length > 0 ? asked : projects, onCode)
    },
    projectTech: ({ entities }) =>
      saidOf(
        named(entities).slice(0, 1),
        ({ title, tech }) => `${title} is built with ${listOf.format(tech)}.`,
      ),
    compare: ({ entities }) => {
      const asked = named(entities)
      return saidOf(asked.length > 1 ? asked : projects, inShort)
    },
  }
}

/** A description need not contain its title. */
function described({ title, description }: Project): string {
  return description.includes(title) ? description : `${title}: ${description}`
}

function onCode({ title, demo, repository }: Project): string {
  const code = repository === undefined ? 'the site links to no code of it' : 'its code is public'
  return demo === undefined ? `Of ${title}, ${code}.` : `${title} has a demo; ${code}.`
}

function inShort(project: Project): string {
  return sentencesIn(described(project))[0] ?? ''
}
