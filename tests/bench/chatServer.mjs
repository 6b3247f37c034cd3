/**
 * The server that chat.mjs measures, in a process of its own and bundled before it runs: the chat as
 * `npm start` mounts it and, on the same port, two handlers of Hono's to compare it with, one that
 * does nothing and one that reads as much and sends as much. Tells its port and what the evaluation
 * counts.
 */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createAnswerer } from '../../src/server/chat/replies/answerer.ts'
import { createNodeChat } from '../../src/server/chat/hosts/nodeChat.ts'
import { siteKnowledge } from '../../src/server/chat/replies/siteKnowledge.ts'
import { securityHeaders } from '../../src/server/http/securityHeaders.ts'
import { evaluate } from '../chat/evaluate.ts'

const { answerable, linked, unanswerable, declined } = evaluate(createAnswerer(siteKnowledge))

const chat = createNodeChat({
  // Every client reports another address, so that the limit refuses none of them.
  settings: { allowedOrigins: [], trustedProxies: 1 },
  report: (message) => process.stderr.write(`${message}\n`),
})
const usual = createAnswerer(siteKnowledge)('How do I test an LLM judge?').answer
const headers = { ...securityHeaders(), 'Cache-Control': 'no-store' }
const others = new Hono()
  .post('/empty', (context) => context.json({}))
  .post('/same', async (context) => {
    await context.req.json()
    return context.json(usual, 200, headers)
  })
const compared = getRequestListener(others.fetch)

const server = createServer((request, response) => {
  if (request.url === '/chat') chat(request, response)
  else void compared(request, response)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  process.send?.({ port, answerable, linked, unanswerable, declined })
})
/** Asked anything, it answers with the processor time that it has used, in milliseconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.once('disconnect', () => process.exit(0))
