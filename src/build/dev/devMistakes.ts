import path from 'node:path'
import type { ResolvedConfig } from 'vite'
import { escapeText } from '../../site/markup.ts'
import { slugOf } from '../../owner/slug.mjs'
import { publishingRules } from '../content/articles/publishing.ts'
import { type ContentSource, folderOf } from '../content/contentSource.ts'
import { ContentError, describeProblem, describeProblems } from '../content/problems/problem.ts'

const DEVELOPING = publishingRules({ command: 'serve' }, {})

/** Pages that show mistakes. Vite itself would show them over every other open page, too, and print them at each request. */
export function mistakePages(content: ContentSource, { base, logger }: ResolvedConfig) {
  let printed = new Set<string>()
  return {
    /** @throws {ContentError} with the mistakes of the site, at every page, and of the article or page at this path */
    async assertNoneAt(requested: string): Promise<void> {
      const { ofArticles, ofSite } = await content.check(DEVELOPING)
      const page = requested.replace(/\/$/, '')
      if (ofSite.length > 0 && path.posix.extname(page) === '') throw new ContentError(ofSite)
      const found = [...ofArticles].find(([file]) =>
        addressesOf(file, content.place.words).includes(page),
      )
      if (found) throw new ContentError(found[1])
    },
    /** @throws the error, if no mistake in the content is behind it */
    async pageFor(error: unknown): Promise<string> {
      const { all, ofSite } = await content.check(DEVELOPING)
      if (!(error instanceof ContentError) && ofSite.length === 0) throw error
      const problems = error instanceof ContentError ? error.problems : ofSite
      // The others are printed when the content changes.
      const told = new Set([...all.map(describeProblem), ...printed])
      const unknown = problems.filter((problem) => !told.has(describeProblem(problem)))
      if (unknown.length > 0) logger.error(describeProblems(unknown))
      printed = new Set(problems.map(describeProblem))
      return mistakePage(describeProblems(problems), base)
    },
  }
}

/** A file whose name is unfit for an address has that of the name that it should have, too. */
function addressesOf(file: string, words: string): readonly string[] {
  const { name } = path.posix.parse(file)
  const folder = folderOf(file, words)
  return folder ? [name, slugOf(name)].map((each) => folder.pathOf(each)) : []
}

/** Shows the mistake in Vite's overlay and reloads when the content changes. */
function mistakePage(message: string, base: string): string {
  const error = JSON.stringify({ message, stack: '' }).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A mistake in the content</title>
<script type="module">
import { ErrorOverlay } from ${JSON.stringify(`${base}@vite/client`)}
document.body.append(new ErrorOverlay(${error}))
</script>
</head>
<body><pre>${escapeText(message)}</pre></body>
</html>
`
}
