/**
 * The chat service as a Cloudflare Worker. Uses nothing of Node. Bundled by
 * `vite build --ssr src/server/chat/hosts/worker.ts --outDir dist/worker`.
 */
import type { Hono } from 'hono'
import { createChatApp } from '../chatApp.ts'
import { readChatSettings, type Environment } from '../chatSettings.ts'
import { siteKnowledge } from '../replies/siteKnowledge.ts'

/** A Worker is told its environment with each request; it is the same for all of them. */
let app: Hono | undefined

function createApp(env: Environment): Hono {
  return createChatApp(siteKnowledge, readChatSettings(env), {
    // It stands still while a request is handled, and goes on between them.
    now: () => Date.now(),
    // Cloudflare sets it, and takes away what a visitor put there.
    peerOf: ({ req }) => req.header('cf-connecting-ip') ?? '',
    // A Worker's fetch must be called as its own.
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
