import type { OwnersAnswer } from '../../../src/owner/types.ts'

export const answers: readonly OwnersAnswer[] = [
  {
    asked: ['Which tree should I plant first?', 'What is a LONG-Question?'],
    answer: 'An apple tree. LONG-Answer',
    links: ['/blog/first-tree', 'https://work.example/'],
  },
  { asked: ['Ποιο δέντρο είναι το πρώτο;'], answer: 'Μια μηλιά.', language: 'el' },
  { asked: ['Welcher Baum zuerst?'], answer: 'Ein Apfelbaum.', language: 'de' },
]
