/** Detects that the site was republished, after which this page's lazy chunks may be gone. */
import type { RequestHost } from './files/fileRequest.ts'

/** Keeps the service worker from answering with a cached copy. */
const QUESTION = '?version'

/** @param program the address of this page's program, as the document of `/` names it */
export function createSiteVersion(host: RequestHost, home: string, program: string) {
  return {
    /** False if the site does not answer. */
    async hasChanged(): Promise<boolean> {
      try {
        const response = await host.fetch(home + QUESTION, { cache: 'no-store' })
        return response.ok && !(await response.text()).includes(program)
      } catch {
        return false
      }
    },
  }
}
