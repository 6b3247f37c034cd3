/**
 * The assistant's client area: what was said, and where to say more. What the service answered is
 * shown as text and links, never as markup.
 */
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { site } from 'virtual:site'
import type { StoreApi } from 'zustand'
import { useStore } from 'zustand/react'
import { createBrowserChat } from '../../base/services/chat/browserChat.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useDraft } from '../../memory/drafts.ts'
import type { AppViewProps } from '../host/app.ts'
import { useDocumentLinks } from '../host/documents/useDocumentLinks.ts'
import styles from './assistant.module.css'
import { Composer } from './Composer.tsx'
import { type Conversation, createConversation, isTyping } from './conversation.ts'
import { FailureBox } from './FailureBox.tsx'
import { MessageLog } from './MessageLog.tsx'
import { Suggestions } from './Suggestions.tsx'

const WELCOME = `Welcome to ${site.name}! What would you like to know?`

/** The window's conversation, which outlives this view. */
function useConversation(windowId: string): StoreApi<Conversation> {
  const { view, timers } = useServices()
  const draft = useDraft<StoreApi<Conversation> | null>(windowId, null)
  const [conversation] = useState(() => {
    const kept = draft.read()
    if (kept) return kept
    const { client, storage } = createBrowserChat(view, timers)
    const made = createConversation(client, storage, WELCOME)
    draft.keep(made)
    return made
  })
  return conversation
}

export default function AssistantView({ window, open }: AppViewProps) {
  const conversation = useConversation(window.id)
  const state = useStore(conversation)
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const path = window.location?.path ?? ''
  useDocumentLinks(log, { windowId: window.id, path, scroller: log }, open)

  // A disabled field cannot keep the keyboard's focus: it waits in the log and comes back.
  useLayoutEffect(() => {
    const isWaiting = document.activeElement === log.current
    if (state.request === 'success' && isWaiting) input.current?.focus()
  }, [state.request])

  const waitInLog = (): void => log.current?.focus({ preventScroll: true })
  const send = (): void => {
    if (state.input.trim() === '') return
    waitInLog()
    state.send()
  }
  const ask = (question: string): void => {
    waitInLog()
    state.ask(question)
  }
  /** A press on the log, Enter where nothing is written, and Escape show at once what is being typed. */
  const finish = (event: MouseEvent | KeyboardEvent): void => {
    const { target } = event
    if (event.defaultPrevented || !isTyping(state.messages) || !(target instanceof Element)) return
    if (!('key' in event)) {
      if (log.current?.contains(target)) state.finishTyping()
      return
    }
    const isOnControl = target.matches('a, button')
    if (event.key !== 'Escape' && (event.key !== 'Enter' || state.input !== '' || isOnControl))
      return
    event.preventDefault()
    state.finishTyping()
  }
  const closeFailure = (): void => {
    state.closeFailure()
    input.current?.focus()
  }
  return (
    <div className={styles.client}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- presses on its parts */}
      <div className={styles.talk} onClick={finish} onKeyDown={finish}>
        <MessageLog ref={log} messages={state.messages} />
        <Suggestions state={state} onAsk={ask} />
        <Composer ref={input} state={state} onType={state.type} onSend={send} />
      </div>
      {state.error === null ? null : (
        <FailureBox message={state.error} log={log} onClose={closeFailure} />
      )}
    </div>
  )
}
