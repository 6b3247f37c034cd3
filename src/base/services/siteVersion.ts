/** Tells whether the site was published anew since this page was loaded: then code that it loads late may be gone. */
import type { RequestHost } from './files/fileRequest.ts'

export interface SiteVersion {
  /** Asks the site; false, too, where it does not answer. */
  hasChanged(): Promise<boolean>
}

/** With it no copy that the service worker keeps is the answer. */
const QUESTION = '?version'

/**
 * @param home the address of `/`
 * @param program the address of the program that runs in this page, as the document of `/` names it
 */
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
