/** Whether the search engine's logo or the site's own wordmark is shown. */
import { useEffect, useState } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'

export interface Logo {
  /** The address of the picture; null while the wordmark is shown. */
  readonly address: string | null
  /** For the picture's events. */
  readonly onLoad: () => void
  readonly onError: () => void
}

/** How long a logo may take to load. */
const PATIENCE_MS = 2000

/**
 * The logo of one window. After two seconds without the picture the wordmark is shown, and it
 * stays even if the picture loads after all, so that the page does not change twice.
 * @param address of the picture, or null where there is none
 */
export function useLogo(address: string | null): Logo {
  const { timers } = useServices()
  const [state, setState] = useState<'awaited' | 'here' | 'missing'>(
    address === null ? 'missing' : 'awaited',
  )
  useEffect(() => {
    if (state !== 'awaited') return undefined
    return timers.after(PATIENCE_MS, () => setState('missing'))
  }, [state, timers])
  return {
    address: state === 'missing' ? null : address,
    onLoad: () => setState('here'),
    onError: () => setState('missing'),
  }
}
