/** Tells whether the site was published anew since this page was loaded: then code that it loads late may be gone. */
import type { RequestHost } from './files/jsonRequest.ts'

export interface SiteVersion {
  /** Asks the site; false, too, where it does not answer. */
  hasChanged(): Promise<boolean>
}

/** With it no copy that the service worker keeps is the answer. */
const QUESTION = '?version'

/**
 * @param home the address of `/`
 * @param entry the address of the program that runs in this page, as the document of `/` names it; null where none is named
 */
export function createSiteVersion(
  host: RequestHost,
  home: string,
  entry: string | null,
): SiteVersion {
  return {
    async hasChanged() {
      if (entry === null) return false
      try {
        const response = await host.fetch(home + QUESTION, { cache: 'no-store' })
        return response.ok && !(await response.text()).includes(entry)
      } catch {
        return false
      }
    },
  }
}
