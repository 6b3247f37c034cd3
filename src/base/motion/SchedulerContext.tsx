/** The frame scheduler of the current layout; each layout creates its own. */
import { handedDown } from '../kit/handedDown.ts'
import type { FrameScheduler } from './scheduler.ts'

export const [SchedulerProvider, useScheduler] = handedDown<FrameScheduler>(
  'useScheduler',
  'a SchedulerProvider',
)
