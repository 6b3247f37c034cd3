/** Replies about the owner's career and skills, made from `resume.ts`. */
import { sentencesIn } from '../../find/sentences.ts'
import { wordsOf } from '../../find/stems.ts'
import type { Position } from '../../owner/resume.ts'
import { periodText, resumeDate } from '../../owner/resumeDates.ts'
import type { Knowledge } from './knowledge.ts'
import { type Entity, yearsOf } from './entities.ts'
import {
  aboutLink,
  eitherOf,
  joined,
  listOf,
  type Replies,
  resumeLink,
  type Said,
  say,
  sentence,
  topicText,
} from './replyTypes.ts'

const MOST_HIGHLIGHTS = 2
const MOST_USES = 3
/** What people may speak. */
const LANGUAGES =
  'arabic chinese danish dutch english finnish french german greek hebrew hindi hungarian italian japanese korean mandarin norwegian polish portuguese romanian russian spanish swedish turkish ukrainian'.split(
    ' ',
  )
/** What a résumé says of people who were led. */
const LEADING = /\b(?:leads?|led|manag(?:es?|ed|ing)|supervis\w+|mentor\w*|team)\b/i

export function careerReplies(knowledge: Knowledge): Replies {
  const { resume, site } = knowledge
  const jobs = resume?.experience ?? []
  const experience = resumeLink(knowledge, 'experience')
  const jobNamed = (entities: readonly Entity[]): number =>
    jobs.findIndex(({ organization }) => entities.some(({ name }) => name === organization))
  const sayJob = (position: Position | undefined): Said | undefined =>
    position && {
      answer: jobText(position),
      links: [experience],
      named: [{ type: 'employer', name: position.organization }],
    }
  const saySection = (section: 'education' | 'languages' | 'talks'): Said | undefined =>
    say(topicText(knowledge, section), resumeLink(knowledge, section))

  return {
    whyHire: () => {
      const done = jobs.flatMap(({ organization, highlights = [] }) =>
        highlights
          .slice(0, MOST_HIGHLIGHTS)
          .map((each) => `${withoutStop(each)} (${organization}).`),
      )
      return say(done.slice(0, MOST_USES).join(' '), experience)
    },
    experience: () => {
      const list = listOf.format(jobs.map(inShort))
      return say(list === '' ? '' : `${site.owner.name} has worked as ${list}.`, experience)
    },
    currentJob: () => sayJob(jobs.find(({ to }) => to === undefined)),
    firstJob: () => sayJob(jobs.at(-1)),
    employer: ({ entities }) => sayJob(jobs[jobNamed(entities)]),
    jobIn: ({ entities: [year] }) => {
      const held = jobs.filter((each) => year !== undefined && yearsOf(each).includes(year.name))
      const list = listOf.format(held.map(inShort))
      return say(list === '' ? '' : `In ${year?.name} ${site.owner.name} was ${list}.`, experience)
    },
    before: ({ entities }) => {
      // Without a name, before the latest job.
      const at = Math.max(0, jobNamed(entities))
      return sayJob(jobs[at + 1])
    },
    after: ({ entities }) => sayJob(jobs[jobNamed(entities) - 1]),
    years: () => {
      const first = jobs.at(-1)
      if (!first) return undefined
      const since = `${site.owner.name} has worked since ${first.from.slice(0, 4)}, first as ${first.role} at ${first.organization}.`
      return say(joined(since, yearsIn(resume?.summary ?? '')), experience)
    },
    leading: () => {
      const said = jobs.flatMap(({ organization, summary = '', highlights = [] }) =>
        [summary, ...highlights]
          .filter((each) => LEADING.test(each))
          .map((each) => `At ${organization}: ${each}`),
      )
      return say(said.slice(0, MOST_USES).join(' '), experience)
    },
    education: () => saySection('education'),
    languages: ({ words }) => {
      const said = saySection('languages')
      const other = words.find((word) => LANGUAGES.includes(word))
      if (!said || other === undefined || said.answer.toLowerCase().includes(other)) return said
      const language = other.replace(/^./, (letter) => letter.toUpperCase())
      const unsaid = `The site does not say that ${site.owner.name} speaks ${language}.`
      return { ...said, answer: joined(unsaid, said.answer) }
    },
    talks: () => saySection('talks'),
    latestTalk: () => {
      const [last] = (resume?.talks ?? []).toSorted((a, b) => b.date.localeCompare(a.date))
      const said = last ? `“${last.title}”, at ${last.event}, ${resumeDate(last.date)}.` : ''
      return say(said, resumeLink(knowledge, 'talks'))
    },
    resume: () => {
      const said = `The résumé of ${site.owner.name} is a page of this site, which can be printed or downloaded as a PDF.`
      return resume ? say(said, resumeLink(knowledge)) : undefined
    },
    ...skillReplies(knowledge),
  }
}

function skillReplies(knowledge: Knowledge): Replies {
  const { name, skills } = knowledge.site.owner
  const section = aboutLink(knowledge, 'skills')
  const named = (entities: readonly Entity[]): string =>
    entities.find(({ type }) => type === 'skill')?.name ?? ''
  const unsaid = (entities: readonly Entity[]): string => {
    const others = entities.filter(({ type }) => type === 'technology').map((each) => each.name)
    if (others.length === 0) return ''
    return `The site does not say that ${name} has worked with ${eitherOf.format(others)}`
  }
  const listed = (skill: string): string =>
    skills.length === 1
      ? `${skill} is the technology that ${name} lists.`
      : `${skill} is one of the ${skills.length} technologies that ${name} lists.`
  return {
    skills: () => say(topicText(knowledge, 'skills'), section),
    skill: ({ entities, words }) => {
      const skill = named(entities)
      if (skill === '') return undefined
      const spoken = words.join(' ')
      const asksWhether = /^(?:do|does|can|could|have|has|are|is|any) /.test(spoken)
      // A list of skills does not tell how well somebody knows or likes them.
      const asksHowWell = /\b(?:like|prefer|good|well|fluent|proficient)\b/.test(spoken)
      const yes = asksWhether && !asksHowWell ? 'Yes: ' : ''
      const use = usesOf(skill, knowledge)[0]
      return say(yes + joined(listed(skill), use, sentence(unsaid(entities))), section)
    },
    otherSkill: ({ entities }) => {
      const rest = skills.length === 0 ? '' : `; the skills it names are ${listOf.format(skills)}`
      return say(sentence(unsaid(entities) + rest), section)
    },
    skillUse: ({ entities }) => {
      const skill = named(entities)
      if (skill === '') return undefined
      const uses = usesOf(skill, knowledge).slice(0, MOST_USES)
      return say(uses.length === 0 ? listed(skill) : uses.join(' '), section)
    },
  }
}

function inShort({ role, organization, ...period }: Position): string {
  return `${role} at ${organization} (${periodText(period)})`
}

function jobText(position: Position): string {
  const { role, organization, location, summary, highlights = [], ...period } = position
  const place = location === undefined ? '' : ` (${location})`
  const first = `${role} at ${organization}${place}, ${periodText(period)}.`
  return joined(first, summary, ...highlights.slice(0, MOST_HIGHLIGHTS))
}

function withoutStop(text: string): string {
  return sentence(text).replace(/\.$/, '')
}

/** The sentence of the summary that counts years. */
function yearsIn(summary: string): string | undefined {
  const found = sentencesIn(summary).find((each) => /\byears?\b/.test(each))
  return found && `“${found}”`
}

/** Sentences that say where a skill was used. */
function usesOf(skill: string, { projects, resume }: Knowledge): readonly string[] {
  if (skill === '') return []
  const built = projects.filter(({ tech }) => tech.includes(skill)).map(({ title }) => title)
  const verb = built.length === 1 ? 'is' : 'are'
  const words = ` ${wordsOf(skill).join(' ')} `
  const isNamed = (text: string): boolean => ` ${wordsOf(text).join(' ')} `.includes(words)
  const atWork = (resume?.experience ?? []).flatMap(
    ({ organization, summary = '', highlights = [] }) =>
      [summary, ...highlights].filter(isNamed).map((each) => `At ${organization}: ${each}`),
  )
  return [
    ...(built.length > 0 ? [`${listOf.format(built)} ${verb} built with it.`] : []),
    ...atWork,
  ]
}
