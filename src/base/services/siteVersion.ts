/** Detects that the site was republished, after which this page's lazy chunks may be gone. */
import type { RequestHost } from './files/fileRequest.ts'

export interface SiteVersion {
  /** False if the site does not answer. */
  hasChanged(): Promise<boolean>
}

/** Keeps the service worker from answering with a cached copy. */
const QUESTION = '?version'

/** @param program the address of this page's program, as the document of `/` names it */
export function createSiteVersion(host: RequestHost, home: string, program: string): SiteVersion {
  return {
    async hasChanged() {
      try {
        const response = await host.fetch(home + QUESTION, { cache: 'no-store' })
        return response.ok && !(await response.text()).includes(program)
      } catch {
        return false
      }
    },
  }
}
