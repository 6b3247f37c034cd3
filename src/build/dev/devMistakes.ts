import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { escapeText } from '../../site/markup.ts'
import { fitName } from '../content/articles/fitName.ts'
import { type PublishingRules, publishingRules } from '../content/articles/publishing.ts'
import { type ContentSource, folderOf, type Mistakes } from '../content/contentSource.ts'
import { ContentError, describeProblem, describeProblems } from '../content/problems/problem.ts'

const DEVELOPING: PublishingRules = publishingRules({ command: 'serve' }, {})

/** @throws {ContentError} with the mistakes of the site, at every page, and of the article or page at this path */
export async function assertSound(content: ContentSource, requested: string): Promise<void> {
  const { ofArticles, ofSite } = await content.check(DEVELOPING)
  const page = requested.replace(/\/$/, '')
  if (ofSite.length > 0 && path.posix.extname(page) === '') throw new ContentError(ofSite)
  const found = [...ofArticles].find(([file]) =>
    addressesOf(file, content.place.words).includes(page),
  )
  if (found) throw new ContentError(found[1])
}

/** A file whose name is unfit for an address has that of the name that it should have, too. */
function addressesOf(file: string, words: string): readonly string[] {
  const { name } = path.posix.parse(file)
  const folder = folderOf(file, words)
  return folder ? [name, fitName(name)].map((each) => folder.pathOf(each)) : []
}

export async function mistakeBehind(
  error: unknown,
  content: ContentSource,
): Promise<ContentError | undefined> {
  if (error instanceof ContentError) return error
  const { ofSite } = await content.check(DEVELOPING)
  return ofSite.length > 0 ? new ContentError(ofSite) : undefined
}

const printed = new WeakMap<Mistakes, Set<string>>()

/** Vite would show the mistake over every other open page too and print it at each request. */
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
