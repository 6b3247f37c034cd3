/** Another owner: below a path, in other scripts, with names of 105 letters where `LONG-…` stands. */
import type { SiteWords } from '../../../src/owner/types.ts'

export const site: SiteWords = {
  name: 'Κήπος',
  address: 'https://kipos.example/garden/v1.0',
  language: 'el',
  description: 'Notes of Ελένη 山田 on trees.',
  owner: {
    name: 'Ελένη 山田',
    role: 'LONG-Role',
    headline: 'LONG-Headline',
    bio: ['I plant trees.', 'LONG-Bio'],
    email: 'mail@kipos.example',
    skills: ['LONG-Skill', 'CSS'],
    certifications: [{ title: 'LONG-Certificate', issuer: 'LONG-Issuer', year: 2026 }],
  },
  profiles: [
    { kind: 'code', label: 'LONG-Code', url: 'https://code.example/' },
    { kind: 'work', label: 'LONG-Work', url: 'https://work.example/' },
  ],
  blog: {
    heading: 'Garden notes',
    subject: 'LONG-Subject',
    description: 'Notes on trees and on soil, in every month of the year, by Ελένη.',
  },
  balloon: {
    title: 'LONG-Balloon',
    text: 'LONG-Text',
    link: { text: 'LONG-Link', url: '/about' },
  },
  licence: {
    kind: 'own',
    name: 'LONG-Licence',
    terms: ['You may read these notes.', 'LONG-Terms'],
  },
  assistant: { name: 'LONG-Assistant', answers: 'browser' },
  hue: 145,
  withoutApps: ['Media Player', 'Run'],
  logo: { image: 'mark', alt: 'A leaf' },
  icon: 'leaf',
  searchLogo: '/tree.svg',
  counting: {
    name: 'Leaf Count',
    script: 'https://cdn.stats.example/leaf.js?v=1',
    endpoint: 'https://stats.example',
    why: 'Which notes are read.',
    data: { garden: 'kipos' },
  },
}
