/** The assistant's invitation, hidden while the assistant is open and for good once closed. */
import { useState } from 'react'
import { site } from 'virtual:site'
import type { WindowApp } from '../../apps/host/app.ts'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
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
import { Notice, useIsDue } from './Notice.tsx'
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
  // Decided once per load, so that the bubble does not move when the balloon disappears.
  const [bottom] = useState(() => bubbleBottom(mayShowBalloon(services, memory)))
  if (!isDue || bubbleDismissed || isOpen) return null
  const boxes = windows.map((window) => windowBox(window, viewport))
  return isInTheWay(bottom, viewport, boxes) ? null : <Bubble app={app} bottom={bottom} />
}

function Bubble({ app, bottom }: InvitationProps & { readonly bottom: number }) {
  const { storage } = useServices()
  const dispatch = useDispatch()
  const { name, role } = site.owner
  return (
    <div
      ref={useFocusTarget(CHAT_BUBBLE)}
      className={styles.wrapper}
      style={onPage({ right: BUBBLE_RIGHT, bottom, width: BUBBLE_ROOM.width })}
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
