/** Mistakes in the content, as the development server tells of them. */
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { postPath } from '../../owner/paths.ts'
import { escapeText } from '../../site/markup.ts'
import type { PublishingRules } from '../content/articles/publishing.ts'
import type { ContentSource, Mistakes } from '../content/contentSource.ts'
import { ContentError, describeProblem, describeProblems } from '../content/problems/problem.ts'

/** While developing, no day holds an article back. */
const DEVELOPING: PublishingRules = { today: '', isDeveloping: true }

/** @throws {ContentError} with the mistakes of the article or page at this path */
export async function assertSound(content: ContentSource, requested: string): Promise<void> {
  const { ofArticles } = await content.check(DEVELOPING)
  const page = requested.replace(/\/$/, '')
  const found = [...ofArticles].find(([file]) => addressOf(file) === page)
  if (found) throw new ContentError(found[1])
}

/** The path of the page that is made from a file of `posts` or `pages`. */
function addressOf(file: string): string {
  const { name, dir } = path.posix.parse(file)
  return dir.endsWith('/posts') ? postPath(name) : `/${name}`
}

/** The mistake in the content that an error comes from, as far as one is known. */
export async function mistakeBehind(
  error: unknown,
  content: ContentSource,
): Promise<ContentError | undefined> {
  if (error instanceof ContentError) return error
  const { ofSite } = await content.check(DEVELOPING)
  return ofSite.length > 0 ? new ContentError(ofSite) : undefined
}

/** What has been printed of the content as it is now. */
const printed = new WeakMap<Mistakes, Set<string>>()

/**
 * Shows a mistake in place of a page. Vite would show it over every other page that is open, too, and print it at
 * each request. The plugin `content` prints those that the checks have found.
 */
export async function answerWithMistake(
  { config }: ViteDevServer,
  content: ContentSource,
  { problems }: ContentError,
  response: ServerResponse,
): Promise<void> {
  const mistakes = await content.check(DEVELOPING)
  const known = printed.get(mistakes) ?? new Set(mistakes.all.map(describeProblem))
  printed.set(mistakes, known)
  const unknown = problems.filter((problem) => !known.has(describeProblem(problem)))
  if (unknown.length > 0) config.logger.error(describeProblems(unknown))
  for (const problem of unknown) known.add(describeProblem(problem))
  response
    .writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(mistakePage(describeProblems(problems), config.base))
}

/** It shows the mistake in Vite's overlay, and reloads itself when the content has changed. */
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
