import { type RefObject, useState } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import type { Choices } from '../../../base/services/storage.ts'
import { useEscape } from '../windowEffects.ts'

/**
 * For a dialog whose choices act at once: `Cancel`, or Escape, gives back what they were when it opened.
 * @param names what is chosen in it
 */
export function useCancel(
  client: RefObject<HTMLElement | null>,
  names: readonly (keyof Choices)[],
  close: () => void,
): () => void {
  const { storage } = useServices()
  const [before] = useState(storage.read)
  const cancel = (): void => {
    storage.write(Object.fromEntries(names.map((name) => [name, before[name]])))
    close()
  }
  useEscape(client, cancel)
  return cancel
}
