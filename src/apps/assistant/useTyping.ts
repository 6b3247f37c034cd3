/** A message as it is typed out, driven by the frame scheduler. */
import { useEffect, useState } from 'react'
import { useScheduler } from '../../base/motion/SchedulerContext.tsx'
import { createTypewriter } from '../../base/motion/typewriter.ts'
import { useReducedMotion, useServices } from '../../base/services/ServicesContext.tsx'
import type { Message } from './conversation.ts'
import type { TypingTimes } from './typingTimes.ts'

/**
 * The part of the message's text that is shown now. Only the assistant's messages are typed; the whole
 * text is shown immediately where reduced motion is preferred, and on a frozen page.
 */
export function useTyping({ id, role, text }: Message, times: TypingTimes): string {
  const scheduler = useScheduler()
  const { switches } = useServices()
  const isMotionReduced = useReducedMotion()
  const isAtOnce = role === 'user' || isMotionReduced || switches.freeze
  const [typed, setTyped] = useState(() => (times.isOver(id) ? text : ''))

  useEffect(() => {
    if (times.isOver(id)) return undefined
    const typewriter = createTypewriter(text)
    return scheduler.animate((now) => {
      const ms = isAtOnce ? Infinity : now - times.began(id, now)
      setTyped(typewriter.at(ms))
      if (ms < typewriter.durationMs) return true
      times.end(id)
      return false
    })
  }, [id, text, isAtOnce, times, scheduler])

  return isAtOnce ? text : typed
}
