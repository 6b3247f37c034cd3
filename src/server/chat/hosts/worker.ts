/** The chat service as a Cloudflare Worker, without any Node API. */
import type { Hono } from 'hono'
import { createChatApp } from '../chatApp.ts'
import { readChatSettings, type Environment } from '../chatSettings.ts'
import { siteKnowledge } from '../siteKnowledge.ts'

/** A Worker receives its environment with each request, but it is always the same. */
let app: Hono | undefined

function createApp(env: Environment): Hono {
  return createChatApp(siteKnowledge, readChatSettings(env), {
    // This clock does not advance while a request is handled.
    now: () => Date.now(),
    // Cloudflare sets this header and removes any value sent by the visitor.
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
