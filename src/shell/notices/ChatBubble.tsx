/** The assistant's invitation, hidden while the assistant is open and for good once closed. */
import { useState, useSyncExternalStore } from 'react'
import { site } from 'virtual:site'
import type { WindowApp } from '../../apps/host/app.ts'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import { useChoices, useReducedMotion, useServices } from '../../base/services/ServicesContext.tsx'
import { onPage } from '../../base/theme/textScale.ts'
import { CHAT_BUBBLE } from '../../desktop/focusTarget.ts'
import { windowBox } from '../../desktop/placement.ts'
import { shownWindows, windowOfApp } from '../../desktop/selectors.ts'
import { useDesktop, useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { useMemory } from '../../memory/MemoryProvider.ts'
import { assistantName } from '../../owner/assistantName.ts'
import { jobInSentence } from '../../owner/language.ts'
import { SITE_LANGUAGE } from '../../owner/siteLanguage.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { mayShowBalloon } from './Balloon.tsx'
import styles from './chatBubble.module.css'
import { Notice, useHeld, useIsDue } from './Notice.tsx'
import { BUBBLE_RIGHT, BUBBLE_ROOM, bubbleBottom, isInTheWay } from './places.ts'

const APPEARS_AFTER_MS = 2000

export function ChatBubble() {
  const { invitation } = useRegistry()
  return invitation ? <Invitation app={invitation} /> : null
}

interface InvitationProps {
  readonly app: WindowApp
}

function Invitation({ app }: InvitationProps) {
  const services = useServices()
  const memory = useMemory()
  const { bubbleDismissed } = useChoices()
  const viewport = useDesktop((state) => state.viewport)
  const windows = useDesktop(shownWindows)
  const isOpen = useDesktop((state) => windowOfApp(state, app.appName) !== undefined)
  const isDue = useIsDue(APPEARS_AFTER_MS)
  const { isHeld, holding } = useHeld()
  const [isRaised, setRaised] = useState(() => mayShowBalloon(services, memory))
  const isBalloonGone = useSyncExternalStore(
    memory.subscribe,
    () => memory.getState().balloon === 'gone',
  )
  const isFree = (raised: boolean): boolean => {
    const boxes = windows.map((window) => windowBox(window, viewport))
    return !isInTheWay(bubbleBottom(raised), viewport, boxes)
  }
  if (isRaised && isBalloonGone && !isHeld && isFree(false)) setRaised(false)
  if (!isDue || bubbleDismissed || isOpen || !isFree(isRaised)) return null
  return <Bubble app={app} isRaised={isRaised} holding={holding} />
}

interface BubbleProps extends InvitationProps, Pick<ReturnType<typeof useHeld>, 'holding'> {
  /** Whether it stands above the balloon's place. */
  readonly isRaised: boolean
}

function Bubble({ app, isRaised, holding }: BubbleProps) {
  const { storage } = useServices()
  const dispatch = useDispatch()
  const isMotionReduced = useReducedMotion()
  const { name, role } = site.owner
  const bottom = bubbleBottom(false)
  const { y } = onPage({ y: isRaised ? bottom - bubbleBottom(true) : 0 })
  return (
    <div
      ref={useFocusTarget(CHAT_BUBBLE)}
      className={styles.wrapper}
      style={{
        ...onPage({ right: BUBBLE_RIGHT, bottom, width: BUBBLE_ROOM.width }),
        translate: `0 ${y}px`,
        // Not in the style sheet, which every visit has to wait for.
        ...(!isMotionReduced && { transition: 'translate 0.3s' }),
      }}
      {...holding}
    >
      <Notice
        role="group"
        aria-label={assistantName}
        data-part="chat-bubble"
        className={styles.bubble}
        onClose={() => storage.write({ bubbleDismissed: true })}
      >
        <button
          type="button"
          className={styles.open}
          onClick={() => dispatch({ type: 'app/added', appName: app.appName })}
        >
          Hello! Ask me anything about {name}, {jobInSentence(role, SITE_LANGUAGE)}.
          <span className={styles.figure}>
            <Icon name={app.icon} size={48} />
          </span>
        </button>
      </Notice>
    </div>
  )
}
