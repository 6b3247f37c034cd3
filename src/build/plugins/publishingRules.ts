/** Which articles a run of Vite shows: all during development, otherwise those up to today. */
import type { ResolvedConfig } from 'vite'
import type { PublishingRules } from '../content/articles/publishing.ts'

/** @param env `MEADOW_PREVIEW` is a comma-separated list of articles */
export function publishingRules(
  { command }: Pick<ResolvedConfig, 'command'>,
  env: NodeJS.ProcessEnv = process.env,
): PublishingRules {
  const today = new Date().toISOString().slice(0, 10)
  const previews = (env['MEADOW_PREVIEW'] ?? '').split(',').filter((slug) => slug !== '')
  return { today, isDeveloping: command === 'serve', previews }
}
