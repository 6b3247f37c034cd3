import { useEffect, useRef } from 'react'
import { FRAME_WIDTH } from '../../../base/theme/metrics.ts'
import type { WindowId } from '../../../desktop/state.ts'
import styles from './AppSwitcher.module.css'

export function Miniature({ id }: { readonly id: WindowId }) {
  const host = useRef<HTMLSpanElement>(null)
  // Not a layout effect, since the dialog has no size until it is open.
  useEffect(() => {
    const element = host.current
    const phone = element?.closest('main')
    const client = phone?.querySelector<HTMLElement>(
      `[data-window-id="${CSS.escape(id)}"] > [data-part="client"]`,
    )
    if (!element || !phone || !client) return
    const copy = copyOf(client)
    const width = phone.clientWidth - 2 * FRAME_WIDTH
    const scale = element.clientWidth / width
    Object.assign(copy.style, {
      width: `${width}px`,
      height: `${element.clientHeight / scale}px`,
      transform: `scale(${scale})`,
    })
    element.replaceChildren(copy)
    whileLaidOut(client, () => scrollAs(client, copy))
  }, [id])
  return <span ref={host} className={styles.miniature} aria-hidden="true" inert />
}

/** Attributes that must be unique in a document, or that refer to an id. */
const UNIQUE =
  /^(?:id|for|name|autofocus|data-autofocus|aria-(?:labelledby|describedby|controls|owns))$/

function copyOf(original: HTMLElement): HTMLElement {
  const copy = original.cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of part.getAttributeNames()) if (UNIQUE.test(name)) part.removeAttribute(name)
  }
  return copy
}

/** Hidden sheets have no layout; without one every part would appear scrolled to the top. */
function whileLaidOut(client: HTMLElement, act: () => void): void {
  const style = client.parentElement?.style
  const display = style?.getPropertyValue('display') ?? ''
  const priority = style?.getPropertyPriority('display')
  style?.removeProperty('display')
  act()
  if (display !== '') style?.setProperty('display', display, priority)
}

function scrollAs(original: HTMLElement, copy: HTMLElement): void {
  const parts = copy.querySelectorAll('*')
  original.querySelectorAll('*').forEach((part, index) => {
    if (part.scrollTop > 0) parts[index]?.scrollTo(0, part.scrollTop)
  })
}
