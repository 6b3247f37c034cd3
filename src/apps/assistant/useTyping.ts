/** A message as it is typed out, driven by the frame scheduler. */
import { useEffect, useState } from 'react'
import { useScheduler } from '../../base/motion/SchedulerContext.tsx'
import { createTypewriter } from '../../base/motion/typewriter.ts'
import { useReducedMotion, useServices } from '../../base/services/ServicesContext.tsx'
import type { Message } from './conversation.ts'

/**
 * The part of the message's text that is shown now. Only the assistant's messages are typed; the whole
 * text is shown immediately where reduced motion is preferred, and on a frozen page.
 */
export function useTyping({ role, text, typing, isArriving }: Message): string {
  const scheduler = useScheduler()
  const { switches } = useServices()
  const isMotionReduced = useReducedMotion()
  const isAtOnce = role === 'user' || isMotionReduced || switches.freeze
  const [typed, setTyped] = useState(() => (typing.isOver ? text : ''))

  useEffect(() => {
    if (typing.isOver) return undefined
    const typewriter = createTypewriter(text)
    return scheduler.animate((now) => {
      typing.began ??= now
      // Typing waits for what has not arrived yet, and goes on from there.
      if (isArriving) typing.began = Math.max(typing.began, now - typewriter.durationMs)
      const ms = isAtOnce ? Infinity : now - typing.began
      setTyped(typewriter.at(ms))
      if (isArriving || ms < typewriter.durationMs) return true
      typing.isOver = true
      return false
    })
  }, [text, typing, isArriving, isAtOnce, scheduler])

  return isAtOnce || typing.isOver ? text : typed
}
