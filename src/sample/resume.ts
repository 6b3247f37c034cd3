/** A made-up career: neither the people who gave these jobs nor the schools exist. Holds data only. */
import type { ResumeWords } from '../owner/resume.ts'

export const resume = {
  updated: '2026-01-01',
  summary:
    'I have written software for twelve years. Until 2023 I made browsers draw what they were never meant to draw; since then I have built tools around language models, and I spend more time testing them than prompting them. I like small teams, short feedback loops and numbers with error bars.',
  experience: [
    {
      role: 'Staff software engineer',
      organization: 'Example Voice Tools',
      location: 'Remote',
      from: '2023-04',
      summary:
        'Lead four engineers who build an editor for people who program by voice, and decide what its models may do unsupervised.',
      highlights: [
        'Wrote the closed grammar that handles four out of five spoken commands without a model, so that an answer takes 40 ms instead of two seconds.',
        'Built the harness that tests every judge model against human labels before its scores may block a release.',
        'Made every part of the product work by keyboard, by voice and with a screen reader, and keep it that way with tests.',
      ],
    },
    {
      role: 'Senior software engineer',
      organization: 'Sample Instruments',
      location: 'Utrecht',
      from: '2019-09',
      to: '2023-03',
      summary:
        'Built the charts of the company’s dashboard for the speed of websites, and looked after the database behind them.',
      highlights: [
        'Moved the charts from SVG to WebGL: a year of measurements scrolls at 60 frames a second on an office laptop.',
        'Gave every trend an error bar, which halved the alarms at night.',
        'Cut the longest query from nine seconds to 300 ms with two more indexes and one fewer table.',
      ],
    },
    {
      role: 'Software engineer',
      organization: 'Example Diagrams',
      location: 'Utrecht',
      from: '2016-02',
      to: '2019-08',
      summary:
        'Built the canvas of an editor for large diagrams, and the part that keeps two people’s changes in step.',
      highlights: [
        'Replaced a 300 KB library with 2,000 lines of code that redraw only what changed.',
        'Introduced property tests, which found the bug that had lost users’ work twice a month.',
      ],
    },
    {
      role: 'Web developer',
      organization: 'Sample Web Studio',
      location: 'Utrecht',
      from: '2014-01',
      to: '2016-01',
      summary: 'Built some thirty websites for shops and museums, most of them alone.',
    },
  ],
  education: [
    {
      subject: 'Computer science',
      degree: 'MSc',
      institution: 'Example University',
      location: 'Utrecht',
      from: '2012-09',
      to: '2014-01',
      highlights: ['Thesis: Layout that remembers, on redrawing only what has changed.'],
    },
    {
      subject: 'Mathematics and computing',
      degree: 'BSc',
      institution: 'Example University',
      location: 'Utrecht',
      from: '2009-09',
      to: '2012-07',
    },
  ],
  talks: [
    {
      title: 'Two painters, one scene',
      event: 'Example Frontend Days',
      location: 'Rotterdam',
      date: '2025-11-20',
    },
    {
      title: 'Who judges the judge?',
      event: 'Sample Evaluation Workshop',
      location: 'Online',
      date: '2025-06-12',
    },
    {
      title: 'A grammar that says no',
      event: 'Example Accessibility Conference',
      location: 'Ghent',
      date: '2024-10-17',
    },
  ],
  languages: [
    { language: 'English', level: 'native' },
    { language: 'Dutch', level: 'fluent' },
    { language: 'German', level: 'B1' },
  ],
  skillGroups: [
    { name: 'Languages', skills: ['TypeScript', 'JavaScript', 'HTML', 'CSS', 'Python'] },
    {
      name: 'Interfaces and graphics',
      skills: ['React', 'SVG', 'PixiJS', 'WebGL', 'Web Audio', 'WAI-ARIA'],
    },
    { name: 'Building and testing', skills: ['Vite', 'Vitest', 'Playwright'] },
    {
      name: 'Servers and hosting',
      skills: ['Node.js', 'Hono', 'Docker', 'AWS Lambda', 'Cloudflare Workers'],
    },
    { name: 'Data and speech', skills: ['PostgreSQL', 'SQLite', 'Whisper'] },
  ],
} satisfies ResumeWords
