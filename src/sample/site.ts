/** Who the sample site is about: nobody. Holds data only. */
import type { SiteWords } from '../owner/types.ts'

export const site = {
  name: 'Meadow',
  address: 'https://meadow.example',
  description:
    'Meadow is the portfolio and blog of Robin Meadows in the shape of an early-2000s desktop. Its windows are painted on a canvas and read as ordinary HTML.',
  owner: {
    name: 'Robin Meadows',
    role: 'Software engineer',
    headline: 'Interfaces that feel instant, and tools that can be trusted',
    bio: [
      'I am Robin Meadows, a software engineer who does not exist. Meadow needs an owner, so I lend it my name until you put yours here.',
      'My career has two halves. In the first I made browsers draw things they were never meant to draw: dashboards, diagrams and, lately, a whole desktop. In the second I build tools around language models, and spend more time testing them than prompting them.',
      'I like small programs, numbers with error bars, and software that a person can use with one hand, with no hands, or with the sound off.',
    ],
    email: 'robin@example.com',
    location: 'Utrecht, the Netherlands',
    availability:
      'Open to roles in interfaces and developer tools, remote or around Utrecht, with a month’s notice.',
    skills: [
      'TypeScript',
      'JavaScript',
      'HTML',
      'CSS',
      'SVG',
      'React',
      'PixiJS',
      'WebGL',
      'Web Audio',
      'WAI-ARIA',
      'Vite',
      'Vitest',
      'Playwright',
      'Node.js',
      'Hono',
      'Python',
      'PostgreSQL',
      'SQLite',
      'Docker',
      'AWS Lambda',
      'Cloudflare Workers',
      'Whisper',
    ],
    certifications: [
      { title: 'Certified Web Performance Engineer', issuer: 'Example Institute', year: 2023 },
      { title: 'Accessibility Practitioner', issuer: 'Example Academy of Design', year: 2024 },
      { title: 'Cloud Functions Developer', issuer: 'Example Cloud', year: 2025 },
    ],
  },
  // Robin is invented, so these lead to the services themselves.
  profiles: [
    { kind: 'code', label: 'GitHub', url: 'https://github.com/' },
    { kind: 'work', label: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { kind: 'social', label: 'Bluesky', url: 'https://bsky.app/' },
  ],
  blog: {
    heading: 'Thoughts on software design and craft',
    subject:
      'Long articles about interfaces that feel instant, working with language models, and how to tell whether something is as good as it looks.',
    description:
      'Robin Meadows writes about software design and craft: long articles with evidence, and ways to try out what they claim.',
  },
  balloon: {
    title: 'Your software projects might be at risk',
    text: 'An engineer might not be installed.',
    link: { text: 'Meet Robin Meadows to fix this problem.', url: '/resume' },
  },
  licence: { kind: 'CC BY 4.0' },
  assistant: { name: 'Assistant', makingOf: 'windows-xp-portfolio' },
  searchLogo: 'https://upload.wikimedia.org/wikipedia/commons/2/2f/Google_2015_logo.svg',
} satisfies SiteWords
