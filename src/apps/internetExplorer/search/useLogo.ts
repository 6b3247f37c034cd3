/** Whether the search engine's logo has come, or the site's own wordmark stands in for it. */
import { useEffect, useState } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'

export interface Logo {
  /** Where the picture is asked for; null while the wordmark stands in. */
  readonly address: string | null
  /** For the picture's events. */
  readonly onLoad: () => void
  readonly onError: () => void
}

/** How long a logo may take. */
const PATIENCE_MS = 2000

/**
 * The logo of one window. It has two seconds to come; the wordmark then stays, even if the picture
 * comes after all, so that nothing changes under the visitor's eyes twice.
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
