/** The promotional balloon, which appears once per load and disappears by itself. */
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { site } from 'virtual:site'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import type { Services } from '../../base/services/services.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { BALLOON } from '../../desktop/focusTarget.ts'
import { windowBox } from '../../desktop/placement.ts'
import { windowOfApp } from '../../desktop/selectors.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import { hrefOf } from '../../owner/base.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import type { Site } from '../../owner/types.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './balloon.module.css'
import { Notice } from './Notice.tsx'
import { type BalloonPlace, balloonPlace } from './places.ts'

const APPEARS_AFTER_MS = 3000
/** As long as the era's own balloons. The time starts anew when pointer and focus leave it. */
const STAYS_MS = 15_000
const FADE_MS = 1000

type BalloonWords = NonNullable<Site['balloon']>

/** Page loads that have shown the balloon, so that a change of layout does not repeat it. */
const served = new WeakSet<Services>()

/** False after the visitor has closed the balloon, and on frozen pages. */
export function mayShowBalloon(services: Services): boolean {
  const { storage, switches } = services
  return (
    site.balloon !== null &&
    !switches.freeze &&
    !storage.read().balloonDismissed &&
    !served.has(services)
  )
}

export function Balloon() {
  const services = useServices()
  const [isUp, setIsUp] = useState(false)
  useEffect(() => {
    if (!mayShowBalloon(services)) return undefined
    return services.timers.after(APPEARS_AFTER_MS, () => {
      served.add(services)
      setIsUp(true)
    })
  }, [services])
  return isUp && site.balloon ? (
    <OpenBalloon words={site.balloon} onEnd={() => setIsUp(false)} />
  ) : null
}

function useFades(element: RefObject<HTMLElement | null>, isLeaving: boolean, onEnd: () => void) {
  const { reducedMotion } = useServices()
  const end = useRef(onEnd)
  useLayoutEffect(() => {
    element.current?.animate({ opacity: [0, 1] }, reducedMotion.matches() ? 0 : FADE_MS)
  }, [element, reducedMotion])
  useLayoutEffect(() => {
    if (!isLeaving) return undefined
    const duration = reducedMotion.matches() ? 0 : FADE_MS
    // Starts from the current opacity, even in the middle of fading in.
    const fade = element.current?.animate({ opacity: 0 }, { duration, fill: 'forwards' })
    fade?.addEventListener('finish', () => end.current())
    return () => fade?.cancel()
  }, [element, isLeaving, reducedMotion])
}

function useHeld(onHold: () => void) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  return {
    isHeld: isPointedAt || hasFocus,
    holding: {
      onPointerEnter() {
        setIsPointedAt(true)
        onHold()
      },
      onPointerLeave: () => setIsPointedAt(false),
      onFocus() {
        setHasFocus(true)
        onHold()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget)),
    },
  }
}

function usePlace(): BalloonPlace | null {
  const { invitation } = useRegistry()
  const viewport = useDesktop((state) => state.viewport)
  const assistant = useDesktop((state) => invitation && windowOfApp(state, invitation.appName))
  const isShown = assistant !== undefined && !assistant.minimized
  return balloonPlace(viewport, isShown ? windowBox(assistant, viewport) : null)
}

interface OpenBalloonProps {
  readonly words: BalloonWords
  readonly onEnd: () => void
}

function OpenBalloon({ words, onEnd }: OpenBalloonProps) {
  const { storage, timers } = useServices()
  const element = useRef<HTMLDivElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  const { isHeld, holding } = useHeld(() => setIsOver(false))
  const place = usePlace()
  const focusTarget = useFocusTarget(BALLOON, element)
  useFades(element, isClosed || isOver, onEnd)
  useEffect(() => {
    if (isHeld) return undefined
    return timers.after(STAYS_MS, () => setIsOver(true))
  }, [isHeld, timers])
  const close = () => {
    storage.write({ balloonDismissed: true })
    setIsClosed(true)
  }
  return (
    <Notice
      // A closed balloon returns the focus and ignores presses while it fades out.
      ref={isClosed ? element : focusTarget}
      role="status"
      data-part="balloon"
      className={styles.balloon}
      data-tail={place?.hasTail === true}
      hidden={place === null}
      inert={isClosed}
      style={place ? { right: place.right, bottom: place.bottom } : {}}
      onClose={close}
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
        <a href={hrefOf(words.link.url)} target="_blank" rel="noopener noreferrer">
          {words.link.text}
        </a>
      </p>
    </Notice>
  )
}
