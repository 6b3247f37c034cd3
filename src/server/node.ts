/** The server process, which serves dist/client and shuts down cleanly. */
import { hasLanguageModel, site } from 'virtual:site'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { BASE } from '../owner/base.ts'
import { logResponses } from './http/accessLog.ts'
import { BUILT_SITE_FILE, readBuiltSite } from './http/builtSite.ts'
import { addressToOpen, explainListenError, readAddress } from './http/address.ts'
import { readChatSettings } from './chat/chatSettings.ts'
import { createNodeChat } from './chat/hosts/nodeChat.ts'
import { ownCopy } from './http/ownCopy.ts'
import { allSources, contentSources, originsOf } from './http/outsideSources.ts'
import { shutdownOf } from './http/shutdown.ts'
import { createSiteServer } from './http/siteServer.ts'

/** How long open downloads may take after a shutdown request. */
const GRACE_MS = 5000

function report(message: string): void {
  process.stderr.write(`${message}\n`)
}

function fail(message: string): never {
  report(message)
  process.exit(1)
}

/** Ends the process with a one-line message if a setting is invalid. */
function readOrFail<Setting>(read: () => Setting): Setting {
  try {
    return read()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const address = readOrFail(() => readAddress(process.env))
const settings = readOrFail(() => readChatSettings(process.env))
// The chat's address at build time; one on this site is allowed anyway.
const chatBase = import.meta.env.VITE_CHAT_API_BASE as string | undefined
const outside = allSources(contentSources(site), { connect: originsOf(chatBase ?? null) })
const { inline, redirects } = readOrFail(() =>
  readBuiltSite(new URL(BUILT_SITE_FILE, import.meta.url)),
)
const server = createSiteServer({
  root: ownCopy(fileURLToPath(new URL('../client', import.meta.url))),
  outside: allSources(outside, inline),
  redirects,
  base: BASE,
  ...(site.assistant && { chat: createNodeChat(settings, report, outside) }),
})

if (settings.model && !hasLanguageModel && site.assistant) {
  report(
    'A language model is set, but this build tells visitors in its help and cookie preferences that there is none: build it with LLM_BASE_URL set, too.',
  )
}

if (process.env['ACCESS_LOG'] === 'true') {
  logResponses(server, (line) => process.stdout.write(`${line}\n`))
}

const shutdown = shutdownOf(server, GRACE_MS)
let isStopping = false

/** Finishes responses and exits with code 0. Signals repeat, since npm forwards a terminal's. */
function stop(): void {
  if (isStopping) return
  isStopping = true
  void shutdown().then(() => process.exit(0))
}

server.on('error', (error: NodeJS.ErrnoException) => fail(explainListenError(error.code, address)))
server.listen(address.port, address.host, () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`Meadow is open at ${addressToOpen({ host: address.host, port }, BASE)}\n`)
})
// SIGHUP: the terminal was closed.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
