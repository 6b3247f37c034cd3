/** Whether the START menu is open, and the loading of its code. */
import { type ComponentType, useRef, useState } from 'react'
import type { PressKind } from '../usePress.ts'
import type { StartMenuProps } from './StartMenu.tsx'

/** Apart from its handlers: the bundler would count them to the module, not to its style sheet. */
const fetchMenu = () => import('./StartMenu.tsx')

export interface StartMenuControl {
  readonly isOpen: boolean
  /** How it was opened last. */
  readonly openedBy: PressKind
  /** The menu, once its code has come. */
  readonly Menu: ComponentType<StartMenuProps> | null
  /** Has the code fetched, if it is not here yet. */
  readonly load: () => void
  readonly toggle: (kind: PressKind) => void
  readonly close: () => void
}

/** `onFailure` hears of code that did not come although the visitor waits for it. */
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
