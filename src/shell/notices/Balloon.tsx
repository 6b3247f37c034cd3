/** The promotional balloon, which appears once per load, and disappears by itself or for a window that is used below it. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { site } from 'virtual:site'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import { intersect } from '../../base/geometry/box.ts'
import type { Services } from '../../base/services/services.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { onPage } from '../../base/theme/textScale.ts'
import { BALLOON } from '../../desktop/focusTarget.ts'
import { windowBox } from '../../desktop/placement.ts'
import { windowOfApp } from '../../desktop/selectors.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import type { DeskMemory } from '../../memory/deskState.ts'
import { useMemory } from '../../memory/MemoryProvider.ts'
import { hrefOf } from '../../owner/base.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import type { Site } from '../../owner/types.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { NEW_TAB } from '../../ui/newTab.ts'
import styles from './balloon.module.css'
import { Notice, useHeld, useIsDue } from './Notice.tsx'
import { type BalloonPlace, balloonPlace } from './places.ts'

const APPEARS_AFTER_MS = 3000
/** As long as the era's own balloons. The time starts anew when pointer and focus leave it. */
const STAYS_MS = 15_000
/** As long as the transition in the style sheet. */
const FADE_MS = 1000

/** False after the visitor has closed the balloon, and on frozen pages. */
export function mayShowBalloon({ storage, switches }: Services, memory: DeskMemory): boolean {
  const isAllowed = !switches.freeze && !storage.read().balloonDismissed
  return site.balloon !== null && isAllowed && memory.getState().balloon === 'due'
}

export function Balloon() {
  const services = useServices()
  const memory = useMemory()
  const [isWanted, setWanted] = useState(() => mayShowBalloon(services, memory))
  const isDue = useIsDue(APPEARS_AFTER_MS)
  return isWanted && isDue && site.balloon ? (
    <OpenBalloon words={site.balloon} onEnd={() => setWanted(false)} />
  ) : null
}

/** A press, a turn of the wheel, a letter: whoever reads or writes below the balloon is not kept waiting. */
const USES = ['pointerdown', 'wheel', 'keydown'] as const

/** Whether the target is in a window that the balloon covers in part. */
function isBelow(balloon: HTMLElement | null, target: EventTarget | null): boolean {
  const window = target instanceof Element ? target.closest('[data-window-id]') : null
  if (!balloon || !window) return false
  return intersect(balloon.getBoundingClientRect(), window.getBoundingClientRect()) !== null
}

/** `closed`: by the visitor. */
type Phase = 'shown' | 'leaving' | 'closed'

function usePhase(element: RefObject<HTMLElement | null>, onEnd: () => void) {
  const { timers, reducedMotion } = useServices()
  const [phase, setPhase] = useState<Phase>('shown')
  const { isHeld, holding } = useHeld()
  const end = useRef(onEnd)
  useEffect(() => {
    if (isHeld && phase === 'shown') return undefined
    if (phase === 'shown') return timers.after(STAYS_MS, () => setPhase('leaving'))
    return timers.after(reducedMotion.matches() ? 0 : FADE_MS, () => end.current())
  }, [phase, isHeld, timers, reducedMotion])

  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (isBelow(element.current, target))
        setPhase((last) => (last === 'shown' ? 'leaving' : last))
    }
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const type of USES) document.addEventListener(type, leave, options)
    return () => listening.abort()
  }, [element])

  return { phase, close: () => setPhase('closed'), holding }
}

function usePlace(): BalloonPlace | null {
  const { invitation } = useRegistry()
  const viewport = useDesktop((state) => state.viewport)
  const assistant = useDesktop((state) => invitation && windowOfApp(state, invitation.appName))
  const isShown = assistant !== undefined && !assistant.minimized
  return balloonPlace(viewport, isShown ? windowBox(assistant, viewport) : null)
}

interface OpenBalloonProps {
  readonly words: NonNullable<Site['balloon']>
  readonly onEnd: () => void
}

function OpenBalloon({ words, onEnd }: OpenBalloonProps) {
  const { storage } = useServices()
  const memory = useMemory()
  const element = useRef<HTMLDivElement>(null)
  const { phase, close, holding } = usePhase(element, onEnd)
  const place = usePlace()
  const focusTarget = useFocusTarget(BALLOON, element)
  useEffect(() => {
    memory.setState({ balloon: 'shown' })
    return () => memory.setState({ balloon: 'gone' })
  }, [memory])
  return (
    <Notice
      // A closed balloon returns the focus.
      ref={phase === 'closed' ? null : focusTarget}
      role="status"
      data-part="balloon"
      className={styles.balloon}
      data-phase={phase}
      data-tail={place?.hasTail === true}
      hidden={place === null}
      inert={phase !== 'shown'}
      style={place ? onPage({ right: place.right, bottom: place.bottom }) : {}}
      onClose={() => {
        storage.write({ balloonDismissed: true })
        close()
      }}
      {...holding}
    >
      <p className={styles.title} {...OWNERS_WORDS}>
        <Icon name="shield-balloon" size={14} />
        {words.title}
      </p>
      <p className={styles.detail} {...OWNERS_WORDS}>
        {words.text}
      </p>
      <p {...OWNERS_WORDS}>
        <a href={hrefOf(words.link.url)} {...NEW_TAB} rel="noopener noreferrer">
          {words.link.text}
        </a>
      </p>
    </Notice>
  )
}
