import { useMemo } from 'react'
import { type DisplayChoices, displayChoices } from '../../base/services/display/displayChoices.ts'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'

export type Choose = (changes: Partial<DisplayChoices>) => void

/** A choice acts at once, and is kept for the next visit. */
export function useDisplayChoices(): { readonly choices: DisplayChoices; readonly choose: Choose } {
  const { storage } = useServices()
  const { display } = useChoices()
  const choices = useMemo(() => displayChoices(display), [display])
  const choose: Choose = (changes) => {
    const next = { ...displayChoices(storage.read().display), ...changes }
    const isDefault = JSON.stringify(next) === JSON.stringify(displayChoices(undefined))
    storage.write({ display: isDefault ? undefined : next })
  }
  return { choices, choose }
}
