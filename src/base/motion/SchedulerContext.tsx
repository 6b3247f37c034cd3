/** The frame scheduler of the shown layout: each layout makes its own and hands it down. */
import { handedDown } from '../kit/handedDown.ts'
import type { FrameScheduler } from './scheduler.ts'

export const [SchedulerProvider, useScheduler] = handedDown<FrameScheduler>(
  'useScheduler',
  'a SchedulerProvider',
)
