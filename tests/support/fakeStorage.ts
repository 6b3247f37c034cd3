/** Stands in for the window whose storage keeps what a visitor has chosen. */
import type { StorageHost } from '../../src/base/services/storage.ts'

/** A window with a storage that can be filled, denied, or full. */
export function fakeHost(entry?: string, fault?: 'denied' | 'full') {
  let value = entry ?? null
  let onStorage: (event: StorageEvent) => void = () => {}
  const host: StorageHost = {
    get localStorage() {
      if (fault === 'denied') throw new DOMException('no', 'SecurityError')
      return {
        getItem: (key: string) => (key === 'meadow' ? value : null),
        setItem: (_key: string, next: string) => {
          if (fault === 'full') throw new DOMException('full', 'QuotaExceededError')
          value = next
        },
        removeItem: () => {
          value = null
        },
      }
    },
    addEventListener: (_type, listener) => {
      onStorage = listener
    },
  }
  return {
    host,
    entry: () => JSON.parse(value ?? 'null') as unknown,
    changeElsewhere(next: string | null, key: string | null = 'meadow') {
      value = next
      onStorage({ key } as StorageEvent)
    },
  }
}
