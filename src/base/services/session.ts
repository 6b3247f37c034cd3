/** Stores text for the next load of the site in this tab only. */

const KEY = 'meadow-session'

export type Kept = 'kept' | 'full' | 'denied'

export type SessionStorage = ReturnType<typeof createSessionStorage>

export interface SessionHost {
  /** May throw when read: some browsers deny it if cookies are blocked. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

export function createSessionStorage(host: SessionHost) {
  return {
    /** Null if nothing is stored. Never throws. */
    read(): string | null {
      try {
        return host.sessionStorage.getItem(KEY)
      } catch {
        return null
      }
    },
    /** Null removes the text; on failure the previous one remains. Never throws. */
    write(text: string | null): Kept {
      try {
        if (text === null) host.sessionStorage.removeItem(KEY)
        else host.sessionStorage.setItem(KEY, text)
        return 'kept'
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
        return isFull ? 'full' : 'denied'
      }
    },
  }
}
