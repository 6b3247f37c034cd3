/** The library's hovering would close menus that a pointer reaches across other entries. */
import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { aimOf, isOpenAt, type MenuPath } from './aim.ts'

/** How long the pointer must stay on an entry to close another one's menu. */
const STAY_MS = 250

interface NestedMenus {
  readonly open: MenuPath
  readonly setOpen: (path: MenuPath) => void
  readonly hover: (parent: MenuPath, folder: string | null) => void
  readonly leave: () => void
}

const NestedMenusContext = createContext<NestedMenus>({
  open: [],
  setOpen: () => {},
  hover: () => {},
  leave: () => {},
})

interface NestedMenusProviderProps {
  readonly isOpen: boolean
  readonly children: ReactNode
}

export function NestedMenusProvider({ isOpen, children }: NestedMenusProviderProps) {
  const { timers } = useServices()
  const [open, setOpen] = useState<MenuPath>([])
  const cancel = useRef(() => {})
  useEffect(() => () => cancel.current(), [isOpen])
  if (!isOpen && open.length > 0) setOpen([])

  const leave = () => cancel.current()
  const go = (path: MenuPath) => {
    leave()
    setOpen(path)
  }
  const hover = (parent: MenuPath, folder: string | null) => {
    leave()
    const aim = aimOf(open, parent, folder)
    if (aim?.isAtOnce) go(aim.path)
    else if (aim) cancel.current = timers.after(STAY_MS, () => go(aim.path))
  }
  return (
    <NestedMenusContext value={{ open, setOpen: go, hover, leave }}>{children}</NestedMenusContext>
  )
}

const LEAVING_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End'])

export function useEntryTracking(parent: MenuPath, folder: string | null) {
  const { open, setOpen, hover, leave } = useContext(NestedMenusContext)
  return {
    onPointerEnter(event: PointerEvent) {
      // A finger does not hover; its tap is a click.
      if (event.pointerType !== 'touch') hover(parent, folder)
    },
    onPointerLeave: leave,
    onKeyDownCapture({ key }: KeyboardEvent) {
      if (open.length > parent.length && LEAVING_KEYS.has(key)) setOpen(parent)
    },
  }
}

export function useFolderMenu(parent: MenuPath, text: string) {
  const { open, setOpen } = useContext(NestedMenusContext)
  const path = [...parent, text]
  return {
    isOpen: isOpenAt(open, path),
    setOpen: (isOpen: boolean) => setOpen(isOpen ? path : parent),
  }
}
