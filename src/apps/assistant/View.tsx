/**
 * The assistant's client area: what was said, and where to say more. What the service answered is
 * shown as text and links, never as markup.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { site } from 'virtual:site'
import { createBrowserChat } from '../../base/services/chat/browserChat.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useDraft } from '../../memory/drafts.ts'
import type { AppViewProps } from '../host/app.ts'
import styles from './assistant.module.css'
import { Composer } from './Composer.tsx'
import { type ConversationStore, createConversationStore } from './conversationStore.ts'
import { FailureBox } from './FailureBox.tsx'
import { MessageLog } from './MessageLog.tsx'

const WELCOME = `Welcome to ${site.name}! What would you like to know?`

/** The window's conversation, which outlives this view. */
function useConversation(windowId: string): ConversationStore {
  const { view, timers } = useServices()
  const draft = useDraft<ConversationStore | null>(windowId, null)
  const [conversation] = useState(() => {
    const kept = draft.read()
    if (kept) return kept
    const { client, storage } = createBrowserChat(view, timers)
    const made = createConversationStore(client, storage, WELCOME)
    draft.keep(made)
    return made
  })
  return conversation
}

export default function AssistantView({ window, open }: AppViewProps) {
  const conversation = useConversation(window.id)
  const state = useSyncExternalStore(conversation.subscribe, conversation.read)
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  // A disabled field cannot keep the keyboard's focus: it waits in the log and comes back.
  useEffect(() => {
    const isWaiting = document.activeElement === log.current
    if (state.request === 'success' && isWaiting) input.current?.focus()
  }, [state.request])

  const send = (): void => {
    if (conversation.read().input.trim() === '') return
    log.current?.focus({ preventScroll: true })
    conversation.send()
  }
  const closeFailure = (): void => {
    conversation.closeFailure()
    input.current?.focus()
  }
  return (
    <div className={styles.client}>
      <MessageLog ref={log} messages={state.messages} typing={conversation.typing} onOpen={open} />
      <Composer ref={input} state={state} onType={conversation.type} onSend={send} />
      {state.error === null ? null : (
        <FailureBox message={state.error} log={log} onClose={closeFailure} />
      )}
    </div>
  )
}
