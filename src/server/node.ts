/**
 * The server's process: listens where the environment says, tells the address, and ends cleanly
 * on SIGTERM or SIGINT. Bundled to dist/server/node.js, beside dist/client, which it serves.
 */
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { addressToOpen, explainListenError, readAddress } from './http/address.ts'
import { readChatSettings } from './chat/chatSettings.ts'
import { createNodeChat } from './chat/hosts/nodeChat.ts'
import { INLINE_SOURCES_FILE, readInlineSources } from './http/inlineSources.ts'
import { contentSources, originsOf } from './http/outsideSources.ts'
import { createSiteServer } from './http/siteServer.ts'

/** How long open downloads may take to end once the server was asked to stop. */
const GRACE_MS = 5000

function report(message: string): void {
  process.stderr.write(`${message}\n`)
}

function fail(message: string): never {
  report(message)
  process.exit(1)
}

/** A setting that cannot be read ends the process with one line. */
function readOrFail<Setting>(read: () => Setting): Setting {
  try {
    return read()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const address = readOrFail(() => readAddress(process.env))
const settings = readOrFail(() => readChatSettings(process.env))
// The pages were built for this address; one on this site is allowed anyway.
const chatBase = import.meta.env.VITE_CHAT_API_BASE as string | undefined
const outside = { ...contentSources, connect: originsOf(chatBase ?? null) }
const inPages = readOrFail(() => readInlineSources(new URL(INLINE_SOURCES_FILE, import.meta.url)))
const server = createSiteServer({
  root: fileURLToPath(new URL('../client', import.meta.url)),
  outside: { ...outside, ...inPages },
  chat: createNodeChat({ settings, outside, report }),
})

function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
}

server.on('error', (error: NodeJS.ErrnoException) => fail(explainListenError(error.code, address)))
server.listen(address.port, address.host, () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`Meadow is open at ${addressToOpen({ host: address.host, port })}\n`)
})
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
