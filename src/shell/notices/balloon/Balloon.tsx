/** The promotional balloon in the corner of the desktop. It appears once per load and goes by itself. */
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { site } from 'virtual:site'
import { hrefOf } from '../../../owner/base.ts'
import { OWNERS_WORDS } from '../../../owner/siteLanguage.ts'
import type { Site } from '../../../owner/types.ts'
import { useScheduler } from '../../../base/motion/SchedulerContext.tsx'
import type { Services } from '../../../base/services/services.ts'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { BALLOON } from '../../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../../ui/focus/FocusContext.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './Balloon.module.css'
import { APPEARS_AFTER_MS, type BalloonLife, FADE_MS, startBalloon } from './balloonLife.ts'
import { NoticeClose } from './NoticeClose.tsx'
import { useBalloonPlace } from './useBalloonPlace.ts'

type BalloonWords = NonNullable<Site['balloon']>

/** Loads of the page whose balloon has been shown: a change of layout does not show it again. */
const served = new WeakSet<Services>()

/** Whether this load shows the balloon: not after the visitor has closed it, nor on a frozen page. */
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
    return services.timers.after(APPEARS_AFTER_MS, () => setIsUp(true))
  }, [services])
  return isUp && site.balloon ? (
    <OpenBalloon words={site.balloon} onEnd={() => setIsUp(false)} />
  ) : null
}

/** Runs the time line of a balloon that has just been mounted. */
function useBalloonLife(onEnd: () => void) {
  const services = useServices()
  const scheduler = useScheduler()
  const element = useRef<HTMLDivElement>(null)
  const life = useRef<BalloonLife>(null)
  const end = useRef(onEnd)

  useEffect(() => {
    const { clock, reducedMotion, timers } = services
    served.add(services)
    const started = startBalloon({
      timers,
      scheduler,
      now: () => clock.now().getTime(),
      fadeMs: reducedMotion.matches() ? 0 : FADE_MS,
      show(opacity) {
        if (element.current) element.current.style.opacity = String(opacity)
      },
      end: () => end.current(),
    })
    life.current = started
    return () => started.stop()
  }, [services, scheduler])
  return { element, life }
}

/** Handlers that hold a balloon while it is pointed at or has the focus. */
function useHolding(element: RefObject<HTMLElement | null>, life: RefObject<BalloonLife | null>) {
  const isPointedAt = useRef(false)
  const hold = () => life.current?.hold()
  const releaseUnlessIn = (focused: Element | null) => {
    const isInUse = isPointedAt.current || element.current?.contains(focused)
    if (!isInUse) life.current?.release()
  }
  return {
    onPointerEnter() {
      isPointedAt.current = true
      hold()
    },
    onPointerLeave() {
      isPointedAt.current = false
      releaseUnlessIn(document.activeElement)
    },
    onFocus: hold,
    onBlur: ({ relatedTarget }: FocusEvent) => releaseUnlessIn(relatedTarget),
  }
}

interface OpenBalloonProps {
  readonly words: BalloonWords
  readonly onEnd: () => void
}

function OpenBalloon({ words, onEnd }: OpenBalloonProps) {
  const { storage } = useServices()
  const { element, life } = useBalloonLife(onEnd)
  const holding = useHolding(element, life)
  const place = useBalloonPlace()
  const [isClosing, setIsClosing] = useState(false)
  const focusTarget = useFocusTarget(BALLOON, element)
  const close = () => {
    storage.write({ balloonDismissed: true })
    setIsClosing(true)
    life.current?.close()
  }
  return (
    <div
      // A balloon that is fading out for good gives the focus back and takes no presses.
      ref={isClosing ? element : focusTarget}
      role="status"
      data-part="balloon"
      className={styles.balloon}
      data-tail={place?.hasTail === true}
      hidden={place === null}
      inert={isClosing}
      style={place ? { right: place.right, bottom: place.bottom } : {}}
      {...holding}
    >
      <BalloonText words={words} />
      <NoticeClose onClose={close} />
    </div>
  )
}

function BalloonText({ words }: { readonly words: BalloonWords }) {
  return (
    <>
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
    </>
  )
}
