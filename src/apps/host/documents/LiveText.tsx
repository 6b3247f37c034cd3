import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useScheduler } from '../../../base/motion/SchedulerContext.tsx'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { enlivenText } from '../../../documents/article/liveText.ts'

/** @param children a text that stays the same for as long as it is shown */
export function LiveText({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const { animate } = useScheduler()
  const { reducedMotion: calm } = useServices()
  // Before the page's own effects, which find the place that had the focus.
  useLayoutEffect(() => {
    const text = root.current
    const scroller = text?.closest<HTMLElement>('[data-autofocus]') ?? null
    // With the tools above the text, which may hold its contents.
    const client = text?.closest('[data-part="client"]')
    return client ? enlivenText(client, { scroller, animate, calm }) : undefined
  }, [animate, calm])
  return <div ref={root}>{children}</div>
}
