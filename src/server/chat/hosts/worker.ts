/**
 * The chat service as a Cloudflare Worker. Uses nothing of Node. Bundled by
 * `vite build --ssr src/server/chat/hosts/worker.ts --outDir dist/worker`.
 */
import type { Hono } from 'hono'
import { createChatApp } from '../chatApp.ts'
import { readChatSettings, type Environment } from '../chatSettings.ts'
import { siteKnowledge } from '../replies/siteKnowledge.ts'

/** A Worker gets its environment with each request, and it is always the same. */
let app: Hono | undefined

function createApp(env: Environment): Hono {
  return createChatApp(siteKnowledge, readChatSettings(env), {
    // This clock stands still while a request is handled, and advances between requests.
    now: () => Date.now(),
    // Cloudflare sets this header and removes what a visitor put there.
    peerOf: ({ req }) => req.header('cf-connecting-ip') ?? '',
    // A Worker's fetch must be called as a method of the global object.
    fetch: (...request) => globalThis.fetch(...request),
    report: (message) => console.error(message),
  })
}

export default {
  fetch(request: Request, env: Environment): Response | Promise<Response> {
    app ??= createApp(env)
    return app.fetch(request)
  },
}
