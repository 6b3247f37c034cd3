import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import type { WindowId } from '../../../desktop/state.ts'
import { useMemory } from '../../../memory/MemoryProvider.ts'
import { useTip } from '../../../ui/menu/useTip.ts'

/**
 * Says where a text or a picture is whose window was closed, since nothing asks whether to save it.
 *
 * @param kind what visitors call it: `note`
 * @returns says the same of what the window has listed without being closed
 */
export function useClosingWord(
  id: WindowId,
  area: RefObject<HTMLElement | null>,
  kind: string,
): () => void {
  const memory = useMemory()
  const { phone } = useServices()
  const tell = useTip()
  const say = (): void => {
    const place = area.current?.getBoundingClientRect()
    if (!place) return
    const where = phone.matches()
      ? ': you will find it in Switch apps.'
      : ' in START, under My Recent Documents.'
    tell(`The ${kind} is kept${where}`, place)
  }
  const sayAtEnd = useEffectEvent((): void => {
    const isListed = memory.getState().recents.some(({ closedId }) => closedId === id)
    if (isListed) say()
  })
  // The place is known only before the element goes.
  useLayoutEffect(() => () => sayAtEnd(), [])
  return say
}
