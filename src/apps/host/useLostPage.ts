/** Says so, once, when a window was sent to a page that the site does not have: an address was mistyped, or is old. */
import { useEffect, useEffectEvent } from 'react'
import type { OpenAction } from './app.ts'
import { notFound } from './openings.ts'

/** @param path of the page that is missing, or null while none is */
export function useLostPage(path: string | null, open: (action: OpenAction) => void): void {
  const say = useEffectEvent((lost: string) => open(notFound(lost)))
  useEffect(() => {
    if (path !== null) say(path)
  }, [path])
}
