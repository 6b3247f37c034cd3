/** Holds whether the START menu is open, and loads its code. */
import { type ComponentType, useRef, useState } from 'react'
import type { PressKind } from '../usePress.ts'
import type { StartMenuProps } from './StartMenu.tsx'

/**
 * Separate from its handlers: in one expression, the bundler would attach them to the module alone,
 * and they would miss a style sheet that fails to load.
 */
const fetchMenu = () => import('./StartMenu.tsx')

export interface StartMenuControl {
  readonly isOpen: boolean
  /** How it was opened last. */
  readonly openedBy: PressKind
  /** The menu, or null until its code is loaded. */
  readonly Menu: ComponentType<StartMenuProps> | null
  /** Loads the code unless that has been done. */
  readonly load: () => void
  readonly toggle: (kind: PressKind) => void
  readonly close: () => void
}

/** @param onFailure called when the code fails to load while the visitor is waiting for the menu */
export function useStartMenu(onFailure: () => void): StartMenuControl {
  const [isOpen, setOpen] = useState(false)
  const [openedBy, setOpenedBy] = useState<PressKind>('pointer')
  const [Menu, setMenu] = useState<ComponentType<StartMenuProps> | null>(null)
  const isWanted = useRef(false)

  const setWanted = (wanted: boolean) => {
    isWanted.current = wanted
    setOpen(wanted)
  }
  const load = () => {
    if (Menu) return
    fetchMenu().then(
      (module) => setMenu(() => module.StartMenu),
      () => {
        if (!isWanted.current) return
        setWanted(false)
        onFailure()
      },
    )
  }
  return {
    isOpen,
    openedBy,
    Menu,
    load,
    toggle(kind) {
      load()
      setOpenedBy(kind)
      setWanted(!isWanted.current)
    },
    close: () => setWanted(false),
  }
}
