/** The chat service as an AWS Lambda function behind an API gateway (payload version 1 or 2). */
import { handle, type LambdaEvent } from 'hono/aws-lambda'
import { createChatApp } from '../chatApp.ts'
import { readChatSettings } from '../chatSettings.ts'
import { siteKnowledge } from '../siteKnowledge.ts'

function sourceOf({ requestContext }: LambdaEvent): string {
  if ('http' in requestContext) return requestContext.http.sourceIp
  if (!('identity' in requestContext) || !('sourceIp' in requestContext.identity)) return ''
  return requestContext.identity.sourceIp
}

const app = createChatApp(siteKnowledge, readChatSettings(process.env), {
  now: () => performance.now(),
  peerOf: ({ env }) => sourceOf((env as { event: LambdaEvent }).event),
  fetch: globalThis.fetch,
  report: (message) => console.error(message),
})

export const handler = handle(app)
