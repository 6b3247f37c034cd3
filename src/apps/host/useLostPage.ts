/** Shows one message if a window goes to a page that the site does not have: its address was mistyped or is old. */
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
