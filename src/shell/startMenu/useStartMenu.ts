import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useScheduler } from '../../base/motion/SchedulerContext.tsx'
import { retryingImport } from '../../base/services/loading/retryingImport.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import type { StartMenuOpener } from '../usePress.ts'
import { showEarly } from './showEarly.ts'
import type { StartMenuProps } from './StartMenu.tsx'
import { whenAtRest } from './whenAtRest.ts'

/**
 * Separate from its handlers: in one expression, the bundler would attach them to the module alone,
 * and they would miss a style sheet that fails to load.
 */
const fetchMenu = retryingImport(() => import('./StartMenu.tsx'))

/**
 * @param onFailure called if loading fails while the visitor is waiting for the menu
 * @param startButton handles presses on itself
 */
export function useStartMenu(onFailure: () => void, startButton: RefObject<HTMLElement | null>) {
  const { timers, switches } = useServices()
  const scheduler = useScheduler()
  const element = useRef<HTMLDivElement>(null)
  const focusBefore = useRef<HTMLElement>(null)
  const hideAgain = useRef(() => {})
  const [isOpen, setOpen] = useState(false)
  const [openedBy, setOpenedBy] = useState<StartMenuOpener>('pointer')
  const [Menu, setMenu] = useState<ComponentType<StartMenuProps> | null>(null)
  const isWanted = useRef(false)

  const setWanted = (wanted: boolean) => {
    hideAgain.current()
    isWanted.current = wanted
    setOpen(wanted)
  }
  const showAtOnce = (menu: HTMLElement) => {
    isWanted.current = true
    // Flushes effects, too: a key pressed before the menu listens would be lost.
    hideAgain.current = showEarly(menu, scheduler, document, () => flushSync(() => setOpen(true)))
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
  useEffect(
    () => (switches.freeze ? undefined : whenAtRest(document, timers, () => renderAhead(setMenu))),
    [timers, switches],
  )
  useGivingUp(isOpen && Menu === null, startButton, () => setWanted(false))
  return {
    isOpen,
    openedBy,
    /** Gets the focus back after a command opened the menu and nothing was chosen; else null. */
    focusBefore,
    /** Null until its code is loaded. */
    Menu,
    element,
    load,
    toggle(by: StartMenuOpener): void {
      load()
      setOpenedBy(by)
      if (!isWanted.current) focusBefore.current = by === 'command' ? focusedElement() : null
      const menu = element.current
      // A menu opened by a key takes the focus, so showing it early is not enough.
      if (menu?.hidden && by === 'pointer' && !isWanted.current) showAtOnce(menu)
      else setWanted(!isWanted.current)
    },
    close: () => setWanted(false),
  }
}

function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
}

/** Speeds up the first press on START. As a transition, the hidden render yields to a drag. */
function renderAhead(setMenu: (menu: () => ComponentType<StartMenuProps>) => void): void {
  fetchMenu().then(
    (module) => startTransition(() => setMenu(() => module.StartMenu)),
    () => {},
  )
}

function useGivingUp(
  isWaiting: boolean,
  startButton: RefObject<HTMLElement | null>,
  giveUp: () => void,
): void {
  const givenUp = useEffectEvent(giveUp)
  useLayoutEffect(() => {
    if (!isWaiting) return undefined
    const ends = new AbortController()
    const listening = { signal: ends.signal, capture: true }
    const pressed = ({ target }: Event): void => {
      if (!(target instanceof Node && startButton.current?.contains(target))) givenUp()
    }
    const typed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') givenUp()
    }
    document.addEventListener('pointerdown', pressed, listening)
    document.addEventListener('keydown', typed, listening)
    return () => ends.abort()
  }, [isWaiting, startButton])
}
