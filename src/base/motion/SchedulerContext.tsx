/**
 * Hands the frame scheduler of the shown layout down to what moves in it. Makes none: the layout
 * that owns it does, so that there is one owner of frames on the page.
 */
import { createContext, use, type ReactNode } from 'react'
import type { FrameScheduler } from './scheduler.ts'

const SchedulerContext = createContext<FrameScheduler | null>(null)

export function SchedulerProvider(props: {
  readonly scheduler: FrameScheduler
  readonly children: ReactNode
}): ReactNode {
  return <SchedulerContext value={props.scheduler}>{props.children}</SchedulerContext>
}

/** @throws Error outside of a `SchedulerProvider` */
export function useScheduler(): FrameScheduler {
  const scheduler = use(SchedulerContext)
  if (!scheduler) throw new Error('useScheduler must be used within a SchedulerProvider')
  return scheduler
}
