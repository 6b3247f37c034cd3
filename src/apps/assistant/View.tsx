/**
 * The assistant's client area: what was said, and where to say more. What the service answered is
 * shown as text and links, never as markup.
 */
import { useEffect, useRef, useState } from 'react'
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
import { type Conversation, createConversation } from './conversation.ts'
import { FailureBox } from './FailureBox.tsx'
import { MessageLog } from './MessageLog.tsx'

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
  useEffect(() => {
    const isWaiting = document.activeElement === log.current
    if (state.request === 'success' && isWaiting) input.current?.focus()
  }, [state.request])

  const send = (): void => {
    if (state.input.trim() === '') return
    log.current?.focus({ preventScroll: true })
    state.send()
  }
  const closeFailure = (): void => {
    state.closeFailure()
    input.current?.focus()
  }
  return (
    <div className={styles.client}>
      <MessageLog ref={log} messages={state.messages} />
      <Composer ref={input} state={state} onType={state.type} onSend={send} />
      {state.error === null ? null : (
        <FailureBox message={state.error} log={log} onClose={closeFailure} />
      )}
    </div>
  )
}
