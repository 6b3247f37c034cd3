/**
 * Who the site is about. The owner is a made-up sample: put your own name and facts here, and
 * every part of the site that speaks of its owner follows. Holds data only.
 */

export interface ProfileLink {
  /** What is found there. The first profile for code is a link in My Computer. */
  readonly kind: 'code' | 'work' | 'social' | 'other'
  readonly label: string
  /** A whole address, `https://…`. */
  readonly url: string
}

export interface Certification {
  readonly title: string
  readonly issuer: string
  readonly year: number
}

export interface Site {
  readonly name: string
  /** Where the site is published, without a slash at the end. */
  readonly address: string
  /** What the site is, in one or two sentences: for search engines, and for the assistant. */
  readonly description: string
  readonly owner: {
    readonly name: string
    readonly role: string
    /** One line under the name. */
    readonly headline: string
    /** In the first person, one text a paragraph. */
    readonly bio: readonly string[]
    readonly email: string
    /** Shown in this order. */
    readonly skills: readonly string[]
    readonly certifications: readonly Certification[]
  }
  /** Where the owner is found elsewhere, in this order; it may be empty. */
  readonly profiles: readonly ProfileLink[]
  /** The list of articles. */
  readonly blog: {
    readonly heading: string
    /** A sentence or two below the heading. */
    readonly subject: string
    /** For search engines. */
    readonly description: string
  }
  /** The balloon that appears in the corner of the desktop; null where there is none. */
  readonly balloon: {
    readonly title: string
    readonly text: string
    readonly link: { readonly text: string; readonly url: string }
  } | null
  /** What others may do with your words and pictures. The code is under the licence in LICENSE. */
  readonly licence:
    | { readonly kind: 'CC BY 4.0' }
    | { readonly kind: 'all rights reserved' }
    /** Terms of your own, one sentence or more a text. */
    | { readonly kind: 'own'; readonly name: string; readonly terms: readonly string[] }
  /** The assistant that answers questions about the owner. */
  readonly assistant: {
    readonly name: string
    /**
     * The slug of the article on how this site is made: the assistant links to it when it is asked.
     * Null where there is none.
     */
    readonly makingOf: string | null
  }
  /**
   * The picture over the search box of the browser window, best 272x92: an address on another host,
   * which is then the only one the site's pages may fetch pictures from, or on this site. Null shows
   * the site's own wordmark, and requests nothing.
   */
  readonly searchLogo: string | null
}

const WORK_PROFILE = 'https://work.example.com/in/robin-meadows'

export const site: Site = {
  name: 'Meadow',
  address: 'https://meadow.example',
  description:
    'Meadow is the portfolio and blog of Robin Meadows in the shape of an early-2000s desktop. Its windows are painted on a canvas and read as ordinary HTML.',
  owner: {
    name: 'Robin Meadows',
    role: 'Software engineer',
    headline: 'Sample engineer for interfaces that feel instant and tools that can be trusted',
    bio: [
      'I am Robin Meadows, a software engineer who does not exist. Meadow needs an owner, so I lend it my name until you put yours here.',
      'My sample career has two halves. In the first I made browsers draw things they were not meant to draw: dashboards, diagrams and, lately, a whole desktop. In the second I build tools around language models, and spend more time on testing them than on prompting them.',
      'I like small programs, numbers with error bars, and software that a person can use with one hand, with no hands, or with the sound off.',
    ],
    email: 'robin@example.com',
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
  profiles: [
    { kind: 'code', label: 'Code repositories', url: 'https://code.example.com/robin-meadows' },
    { kind: 'work', label: 'Professional profile', url: WORK_PROFILE },
    { kind: 'social', label: 'Short posts', url: 'https://social.example.org/@robin-meadows' },
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
    link: { text: 'Meet Robin Meadows to fix this problem.', url: WORK_PROFILE },
  },
  licence: { kind: 'CC BY 4.0' },
  assistant: { name: 'Assistant', makingOf: 'windows-xp-portfolio' },
  searchLogo: 'https://upload.wikimedia.org/wikipedia/commons/2/2f/Google_2015_logo.svg',
}
