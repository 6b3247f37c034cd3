import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import type { WindowId } from '../../../desktop/state.ts'
import { useMemory } from '../../../memory/MemoryProvider.ts'
import { useTip } from '../useTip.ts'

/**
 * Says where a text is whose window was closed, since nothing asks whether to save it.
 *
 * @param kind what visitors call it: `note`
 */
export function useClosingWord(
  id: WindowId,
  area: RefObject<HTMLElement | null>,
  kind: string,
): void {
  const memory = useMemory()
  const { phone } = useServices()
  const tell = useTip()
  const say = useEffectEvent((): void => {
    const isListed = memory.getState().recents.some(({ closedId }) => closedId === id)
    const place = isListed && area.current?.getBoundingClientRect()
    if (!place) return
    const where = phone.matches()
      ? ': you find it in Switch apps.'
      : ' in START, under My Recent Documents.'
    tell(`The ${kind} is kept${where}`, place)
  })
  // The place is known only before the element goes.
  useLayoutEffect(() => () => say(), [])
}
