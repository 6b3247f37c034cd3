/** Gives every piece of code in a text a button that copies it. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { addCopyButtons } from '../../../documents/article/copyButtons.ts'

/** @param children a text that stays the same for as long as it is shown */
export function CopyableCode({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const { clipboard } = useServices()
  useEffect(() => (root.current ? addCopyButtons(root.current, clipboard) : undefined), [clipboard])
  return <div ref={root}>{children}</div>
}
