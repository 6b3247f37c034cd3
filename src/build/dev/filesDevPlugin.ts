/** Vite plugin for `npm run dev` alone: serves the owner's files, which a build copies. */
import { createReadStream } from 'node:fs'
import type { Plugin } from 'vite'
import { withoutBase } from '../../owner/base.ts'
import { typeOf } from '../../server/http/fileResponse.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { ownFileAt } from '../content/words/ownFiles.ts'

export function filesDevPlugin({ place }: ContentSource): Plugin {
  return {
    name: 'files-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [address = ''] = withoutBase(request.url ?? '', server.config.base).split(/[?#]/)
        const file = ownFileAt(place, decoded(address))
        if (file === null) {
          next()
          return
        }
        response.setHeader('Content-Type', typeOf(file))
        createReadStream(file).on('error', next).pipe(response)
      })
    },
  }
}

/** An address that cannot be decoded names no file. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return ''
  }
}
