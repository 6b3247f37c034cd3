/** Which articles a run of Vite shows: all of them while developing, else those of the day. */
import type { ResolvedConfig } from 'vite'
import type { PublishingRules } from '../content/articles/publishing.ts'

export function publishingRules({ command }: Pick<ResolvedConfig, 'command'>): PublishingRules {
  const today = new Date().toISOString().slice(0, 10)
  return { today, isDeveloping: command === 'serve' }
}
