/** `/llms.txt`: what the site holds, for language models, with links to plain text (llmstxt.org). Pure. */
import type { Post } from 'virtual:posts'
import { wordsLicence } from '../../owner/wordsLicence.ts'
import { customPages } from 'virtual:custom-pages'
import { site } from 'virtual:site'
import { ownerLine } from '../../owner/ownerLine.ts'
import { wholeAddress } from '../../owner/addresses.ts'
import { ABOUT_PATH, FEED_PATH, LICENCE_PATH, SITEMAP_PATH, twinPath } from '../../owner/paths.ts'

/** @param posts newest first */
export function llmsText(posts: readonly Post[]): string {
  const { owner } = site
  const articles = posts.map(({ slug, title, excerpt }) => line(title, twinPath(slug), excerpt))
  return `# ${site.name}

> ${site.description}

${ownerLine(site)} ${wordsLicence.summary} The code is under the MIT licence.

## Articles

${articles.join('\n')}

## About

${line(`About ${owner.name}`, ABOUT_PATH, 'Biography, skills, projects and certifications')}
${customPages.map(({ title, path, description }) => `${line(title, path, description)}\n`).join('')}${line('Licence', LICENCE_PATH, 'What you may do with the code, words and art')}

## Optional

${line('Atom feed', FEED_PATH, 'All articles in one file, as HTML')}
${line('Sitemap', SITEMAP_PATH, 'Every page')}
`
}

function line(name: string, path: string, note: string): string {
  return `- [${name}](${wholeAddress(path)}): ${note}`
}
