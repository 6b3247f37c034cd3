/** What another host must know to serve the built site as the Node server does. */
import path from 'node:path'
import type { Redirect } from '../../site/redirects.ts'
import { typeOf } from '../../server/http/fileResponse.ts'

export interface HostFacts {
  /** Security headers of every response, by name. */
  readonly headers: Readonly<Record<string, string>>
  readonly redirects: readonly Redirect[]
  /** Whether the site has an assistant, which the Node server answers for. */
  readonly hasAssistant: boolean
  /** Where the site lies on its host: `/`, `/portfolio/`. The paths of redirects leave it out. */
  readonly base: string
  /** The values of `Content-Type`, by the endings of the site's files: `js`. */
  readonly types: Readonly<Record<string, string>>
  /** Lines of the owner's for nginx's block `server`, or null. */
  readonly nginxLines: string | null
}

/** The owner's file with these lines, in the folder of the content. */
export const NGINX_LINES_FILE = 'nginx.conf'

/** Where the Node server listens by default, which a web server in front of it asks for the chat's answers. */
export const CHAT_SERVER = '127.0.0.1:4173'
/** The port of the configurations below. */
export const PORT = 8080

/** @param files slash paths */
export function typesOf(files: readonly string[]): HostFacts['types'] {
  const endings = new Set(files.map((name) => path.posix.extname(name).slice(1)))
  const known = [...endings].filter((ending) => !['', 'br', 'gz'].includes(ending)).sort()
  return Object.fromEntries(known.map((ending) => [ending, typeOf(`file.${ending}`)]))
}
