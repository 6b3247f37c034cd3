/** A small site for the tests of its assistant: known words, so that answers can be foretold. */
import { site as words } from '../../../src/sample/site.ts'
import { projects } from '../../../src/sample/projects.ts'
import { sitePassages } from '../../../src/build/content/passages/sitePassages.ts'
import { siteOf } from '../../support/ownerWords.ts'
import type { Knowledge } from '../../../src/answers/known/knowledge.ts'
import type { Passage } from '../../../src/find/passage.ts'

const site = siteOf(words)

export function aPassage(passage: Partial<Passage> = {}): Passage {
  return {
    url: '/blog/tea#brewing',
    page: 'A book of tea',
    heading: 'Brewing',
    paragraphs: [['Brew green tea at eighty degrees.', 'Boiling water makes it bitter.']],
    keywords: '',
    ...passage,
  }
}

export const teaKnowledge: Knowledge = {
  site,
  projects,
  resume: null,
  answers: [],
  posts: [
    {
      url: '/blog/tea',
      title: 'A book of tea',
      excerpt: 'How to brew tea.',
      date: '2025-03-05',
      readTime: '4 min read',
      tags: ['tea', 'water'],
    },
  ],
  passages: [
    ...sitePassages(site, projects),
    aPassage({
      url: '/blog/tea',
      heading: '',
      paragraphs: [['How to brew tea.']],
      keywords: 'drinks tea water',
    }),
    aPassage(),
    aPassage({
      url: '/blog/tea#pots',
      heading: 'Pots',
      paragraphs: [
        ['A pot of clay remembers every tea.', 'That is why each kind wants a pot of its own.'],
        ['Glass forgets.'],
      ],
    }),
  ],
}
