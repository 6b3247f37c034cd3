import type { Post } from 'virtual:posts'
import { wordsLicence } from '../../owner/wordsLicence.ts'
import { customPages } from 'virtual:custom-pages'
import { owner } from 'virtual:owner'
import { projects } from 'virtual:projects'
import { resume } from 'virtual:resume'
import { site } from 'virtual:site'
import { ownerLine } from '../../owner/ownerLine.ts'
import { wholeAddress } from '../../owner/addresses.ts'
import {
  ABOUT_PATH,
  FEED_PATH,
  HELP_PATH,
  LICENCE_PATH,
  RESUME_DATA_PATH,
  RESUME_PATH,
  SITEMAP_PATH,
  twinPath,
} from '../../owner/paths.ts'

/** Models read the whole file first, so it has a few thousand words at most. */
const LISTED_POSTS = 100

/** @param posts newest first */
export function llmsText(posts: readonly Post[]): string {
  return `# ${site.name}

> ${site.description}

${ownerLine(site)} ${wordsLicence.summary} The site’s program is under the MIT licence.

## Articles

${articleLines(posts).join('\n')}

## About

${line(`About ${owner.name}`, ABOUT_PATH, aboutNote())}
${resumeLines()}${customPages.map(({ title, path, description }) => `${line(title, path, description)}\n`).join('')}${line('Licence', LICENCE_PATH, 'What you may do with the code, words and art')}

## Optional

${line('Help and Support', HELP_PATH, 'How to use this site, and what it keeps of a visit')}
${line('Atom feed', FEED_PATH, 'The newest articles in one file, as HTML')}
${line('Sitemap', SITEMAP_PATH, 'Every page')}
`
}

function resumeLines(): string {
  if (!resume) return ''
  const note = 'Experience, education and talks'
  return [
    `${line('Résumé', RESUME_PATH, note)}\n`,
    `${line('Résumé as JSON', RESUME_DATA_PATH, `${note}, as jsonresume.org has them`)}\n`,
  ].join('')
}

function articleLines(posts: readonly Post[]): readonly string[] {
  if (posts.length === 0) return ['There are no articles yet.']
  const lines = posts
    .slice(0, LISTED_POSTS)
    .map(({ slug, title, excerpt }) => line(title, twinPath(slug), excerpt))
  const others = posts.length - lines.length
  if (others === 0) return lines
  const how = 'Pages, each of which is plain Markdown at its address with .md behind it'
  return [...lines, line(`${others} older articles`, SITEMAP_PATH, how)]
}

/** `Biography, skills and projects`: what the page holds. */
function aboutNote(): string {
  const { bio, skills, certifications } = owner
  const parts = [
    ['biography', bio],
    ['skills', skills],
    ['projects', projects],
    ['certifications', certifications],
  ] as const
  const named = parts.filter(([, entries]) => entries.length > 0).map(([name]) => name)
  if (named.length === 0) return 'Who writes here'
  const list = new Intl.ListFormat('en-GB').format(named)
  return list.charAt(0).toUpperCase() + list.slice(1)
}

function line(name: string, path: string, note: string): string {
  return `- [${name}](${wholeAddress(path)}): ${note}`
}
