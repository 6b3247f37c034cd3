/** The first files of an owner's site, as texts. Pure. */

/** @typedef {import('./answers.mjs').Answers} Answers */

/**
 * A text as a literal of TypeScript: in single quotes, unless it holds one.
 * @param {string} text on one line
 */
const quoted = (text) =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`

/**
 * @param {Answers} answers
 * @returns {string} the text of `site.ts`
 */
export function siteText({ name, role, site, address, email, licence, ...profiles }) {
  const kinds = /** @type {const} */ ([
    ['code', 'Code'],
    ['work', 'Professional profile'],
    ['social', 'Short posts'],
  ])
  const listed = kinds
    .filter(([kind]) => profiles[kind] !== '')
    .map(
      ([kind, label]) =>
        `\n    { kind: '${kind}', label: '${label}', url: ${quoted(profiles[kind])} },`,
    )
  return `/** Who the site is about. Your editor explains the fields; src/owner/types.ts lists them all. */
import type { SiteWords } from '../owner/types.ts'

export const site: SiteWords = {
  name: ${quoted(site)},
  address: ${quoted(address)},
  description: ${quoted(`The portfolio and blog of ${name}, in the shape of an early-2000s desktop.`)},
  owner: {
    name: ${quoted(name)},
    role: ${quoted(role)},
    // One line under your name.
    // headline: '',
    // Where you are, and what others may ask you for.
    // location: '',
    // availability: '',
    // In the first person, one text a paragraph.
    bio: [${quoted(`I am ${name}.`)}],${email === '' ? '' : `\n    email: ${quoted(email)},`}
    skills: [],
    certifications: [],
  },
  profiles: [${listed.join('')}${listed.length > 0 ? '\n  ' : ''}],
  blog: {
    heading: 'Articles',
    // A sentence or two below the heading.
    // subject: '',
    description: ${quoted(`Articles by ${name}, newest first.`)},
  },
  licence: { kind: ${quoted(licence)} },
  // What the assistant is called; write \`assistant: null\` for a site without one.
  assistant: { name: 'Assistant' },
}
`
}

export const PROJECTS = `/** The projects on the About page, in their order. src/owner/types.ts explains the fields. */
import type { Project } from '../owner/types.ts'

export const projects: readonly Project[] = [
  // {
  //   title: 'A project',
  //   image: 'avatar', // a picture in assets/images, without its ending
  //   alt: 'What the picture shows, for those who do not see it.',
  //   description: 'What it is, and what is good about it.',
  //   tech: ['TypeScript'],
  //   demo: 'https://…',
  //   repository: 'https://…',
  // },
]
`

/**
 * @param {string} date `2026-01-31`
 * @returns {string} the text of `resume.ts`: none yet, and an example
 */
export function resumeText(date) {
  return `/**
 * Your résumé: the page /resume, a window, a PDF and /resume.json. While it is null there is none. Write your own below;
 * src/owner/resume.ts explains the fields.
 */
import type { ResumeWords } from '../owner/resume.ts'

export const resume: ResumeWords | null = null

// export const resume: ResumeWords | null = {
//   updated: '${date}',
//   summary: 'Two or three sentences at its head.',
//   experience: [
//     {
//       role: 'What you do',
//       organization: 'Where',
//       from: '2023-04', // a month, or a year such as '2023'; without \`to\` it goes on
//       summary: 'A sentence or two on the work.',
//       highlights: ['What came of it.'],
//     },
//   ],
//   education: [
//     { subject: 'What you studied', institution: 'Where', from: '2015', to: '2019' },
//   ],
//   talks: [{ title: 'Its title', event: 'Where', date: '2025-09-18' }],
//   languages: [{ language: 'English', level: 'fluent' }],
// }
`
}

/**
 * @param {Answers} answers
 * @param {string} date `2026-01-31`
 * @returns {string} the text of the first article
 */
export function postText({ name }, date) {
  return `---
slug: 'hello'
title: 'Hello'
excerpt: 'The first article on this site.'
date: '${date}'
category: 'notes'
tags: ['notes']
image:
  src: 'avatar'
  alt: 'Portrait of ${name.replaceAll("'", "''")}.'
---

This is the first article on this site. It lies in \`src/content/posts/hello.md\`: write your own words here, or delete the
file and begin another one with \`npm run new -- "Its title"\`.
`
}

/** @param {Answers} answers @param {string} date @returns {ReadonlyMap<string, string>} texts by paths below the root */
export function textsOf(answers, date) {
  return new Map([
    ['src/content/site.ts', siteText(answers)],
    ['src/content/projects.ts', PROJECTS],
    ['src/content/resume.ts', resumeText(date)],
    ['src/content/posts/hello.md', postText(answers, date)],
  ])
}
