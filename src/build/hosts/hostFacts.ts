/** What another host must know to serve the built site like the Node server does. */
import path from 'node:path'
import type { Redirect } from '../../site/redirects.ts'
import { typeOf } from '../../server/http/fileResponse.ts'

export interface HostFacts {
  readonly address: string
  /** Host and port of the Node server, to which another web server forwards chat requests. */
  readonly chatServer: string
  /** Absolute path of the folder that is published, with slashes. */
  readonly files: string
  readonly headers: Readonly<Record<string, string>>
  readonly redirects: readonly Redirect[]
  readonly hasAssistant: boolean
  readonly base: string
  /** `Content-Type` values by file extension: `js`. */
  readonly types: Readonly<Record<string, string>>
  readonly nginxLines: string | null
}

export const NGINX_LINES_FILE = 'nginx.conf'

/** The Node server's default address. A second site on the same machine needs another one. */
const CHAT_SERVER = '127.0.0.1:4173'

/**
 * @param env may name another one as MEADOW_CHAT_SERVER
 * @throws {Error} if what it names is not a host with a port
 */
export function chatServerIn(env: NodeJS.ProcessEnv): string {
  const server = env['MEADOW_CHAT_SERVER'] || CHAT_SERVER
  if (!/^(?:[\w.-]+|\[[\da-f:]+\]):\d+$/i.test(server))
    throw new Error(
      `MEADOW_CHAT_SERVER takes a host with a port, such as 127.0.0.1:4174, not '${server}'.`,
    )
  return server
}

export const PORT = 8080

export function typesOf(files: readonly string[]): HostFacts['types'] {
  const endings = new Set(files.map((name) => path.posix.extname(name).slice(1)))
  const known = [...endings].filter((ending) => !['', 'br', 'gz'].includes(ending)).sort()
  return Object.fromEntries(known.map((ending) => [ending, typeOf(`file.${ending}`)]))
}
