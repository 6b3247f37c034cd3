/** Made-up projects, in their order. Data only. */
import type { Project } from '../owner/types.ts'

export const projects: readonly Project[] = [
  {
    title: 'Tidewater',
    image: 'project-1',
    alt: 'A dashboard window with bars and a rising line, and a magnifying glass over a report.',
    description:
      'Tidewater is a dashboard of my own that follows how fast a website is for its visitors. It draws a year of measurements without a stutter, marks the release after which pages got slower, and puts an honest error bar on every trend.',
    tech: ['TypeScript', 'React', 'WebGL', 'PostgreSQL', 'Playwright'],
    demo: '/tidewater',
  },
  {
    title: 'Burrow',
    image: 'project-2',
    alt: 'A console window with coloured lines beside a map of a small network of computers.',
    description:
      'Burrow is a console for a home network. It draws a live map of the computers, servers and gadgets in a house, explains in plain words what each of them is talking to, and takes its commands from the keyboard or by voice.',
    tech: ['TypeScript', 'Node.js', 'SQLite', 'SVG', 'Whisper'],
    demo: '/burrow',
    caseStudy: 'hands-free-coding',
  },
]
