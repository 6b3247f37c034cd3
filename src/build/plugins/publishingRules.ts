/** Which articles a run of Vite shows: all of them while developing, else those of the day. */
import type { ResolvedConfig } from 'vite'
import type { PublishingRules } from '../content/articles/publishing.ts'

/** @param env `MEADOW_PREVIEW` names articles with commas between them, as `npm run build -- --preview` does */
export function publishingRules(
  { command }: Pick<ResolvedConfig, 'command'>,
  env: NodeJS.ProcessEnv = process.env,
): PublishingRules {
  const today = new Date().toISOString().slice(0, 10)
  const previews = (env['MEADOW_PREVIEW'] ?? '').split(',').filter((slug) => slug !== '')
  return { today, isDeveloping: command === 'serve', previews }
}
