/** What is kept for the next load of the site in this tab, as text. Other tabs and later visits do not see it. */

const KEY = 'meadow-session'

/** Whether something is kept, or why not: the browser has no room left for it, or denies the site its storage. */
export type Kept = 'kept' | 'full' | 'denied'

export interface SessionStorage {
  /** The text that was kept last, or null. Never throws. */
  read(): string | null
  /** Keeps the text, or forgets it where it is null; a text that is not kept leaves the last one. Never throws. */
  write(text: string | null): Kept
}

/** What the storage needs of the browser's window. */
export interface SessionHost {
  /** May throw when read: some browsers deny it where cookies are blocked. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

export function createSessionStorage(host: SessionHost): SessionStorage {
  return {
    read() {
      try {
        return host.sessionStorage.getItem(KEY)
      } catch {
        return null
      }
    },
    write(text) {
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
