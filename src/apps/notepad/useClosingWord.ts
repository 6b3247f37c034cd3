import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import type { WindowId } from '../../desktop/state.ts'
import { useMemory } from '../../memory/MemoryProvider.ts'
import { useTip } from '../host/useTip.ts'

const KEPT = 'The note is kept in START, under My Recent Documents.'
const KEPT_ON_A_PHONE = 'The note is kept: you find it in Switch apps.'

/** Says where a note is that was closed with text in it, since nothing asks whether to save it. */
export function useClosingWord(id: WindowId, area: RefObject<HTMLElement | null>): void {
  const memory = useMemory()
  const { phone } = useServices()
  const tell = useTip()
  const say = useEffectEvent((): void => {
    const isListed = memory.getState().recents.some(({ closedId }) => closedId === id)
    const place = isListed && area.current?.getBoundingClientRect()
    if (place) tell(phone.matches() ? KEPT_ON_A_PHONE : KEPT, place)
  })
  // The place is known only before the element goes.
  useLayoutEffect(() => () => say(), [])
}
