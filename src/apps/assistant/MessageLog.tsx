/** The list of messages; its end stays in sight unless the visitor has scrolled up. */
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { assistantName } from '../../owner/assistantName.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NEW_TAB } from '../../ui/newTab.ts'
import { hrefOf } from '../../owner/base.ts'
import type { ChatLink } from '../../base/services/chat/chatSchema.ts'
import { copyText } from '../../base/services/clipboard.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useTip } from '../../ui/menu/useTip.ts'
import type { Message } from './conversation.ts'
import styles from './messageLog.module.css'
import { useFollow } from './useFollow.ts'
import { useTyping } from './useTyping.ts'
import '../../ui/scrollBars.css'

interface MessageLogProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly messages: readonly Message[]
}

export function MessageLog({ ref, messages }: MessageLogProps) {
  const content = useRef<HTMLDivElement>(null)
  const follow = useFollow(ref, content)
  const isOwn = messages.at(-1)?.role === 'user'
  const count = messages.length

  // After sending, the visitor wants to see the message.
  useEffect(() => {
    if (isOwn) follow()
  }, [isOwn, count, follow])

  return (
    <div
      ref={ref}
      role="log"
      aria-label="Conversation"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
      tabIndex={0}
      className={`${styles.log} luna-scroll`}
    >
      <div ref={content} className={styles.messages}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </div>
    </div>
  )
}

function MessageRow({ message }: { readonly message: Message }) {
  const { role, text, links, isArriving } = message
  const typed = useTyping(message)
  const isTyping = isArriving || typed.length < text.length
  const [wasTyping] = useState(isTyping)
  const hasTyped = wasTyping && !isTyping
  return (
    <div data-role={role} className={styles.message}>
      <p className={styles.speaker}>
        {role === 'bot' ? <Icon name="assistant" size={16} /> : null}
        {role === 'bot' ? `${assistantName} says:` : 'You say:'}
      </p>
      {/* Screen readers got all of it, links included, at the start and must not announce it again at the end. */}
      <p className={styles.text} {...(hasTyped && { 'aria-live': 'off' })}>
        {isTyping && !isArriving ? (
          <span className="visually-hidden">
            {[text, ...links.map((link) => `Link: ${wordsOf(link)}.`)].join(' ')}
          </span>
        ) : null}
        <span data-part="text" {...(isTyping && { 'aria-hidden': true })}>
          {typed}
        </span>
      </p>
      {/* Below a text that is still growing, the links would keep moving down. */}
      {isTyping ? null : <MessageFoot message={message} isAnnounced={hasTyped} />}
    </div>
  )
}

interface MessageFootProps {
  readonly message: Message
  /** The links were announced with the text. */
  readonly isAnnounced: boolean
}

/** What a press on a link of this site does is the log's (useDocumentLinks). */
function MessageFoot({ message, isAnnounced }: MessageFootProps) {
  const { role, id, links } = message
  // The welcome is nothing to keep.
  const isAnswer = role === 'bot' && id > 0
  if (links.length === 0 && !isAnswer) return null
  return (
    <div className={styles.foot} {...(isAnnounced && { 'aria-live': 'off' })}>
      {links.length === 0 ? null : (
        <ul role="list" className={styles.links} {...(isAnnounced && { 'aria-live': 'off' })}>
          {links.map((link, index) => (
            <li key={index}>
              <a
                className={styles.link}
                href={hrefOf(link.url)}
                {...(link.type === 'external' && { ...NEW_TAB, rel: 'noopener noreferrer' })}
              >
                {wordsOf(link)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isAnswer ? <CopyAnswer {...message} /> : null}
    </div>
  )
}

/** Copies an answer with the whole addresses of its links. */
function CopyAnswer({ text, links }: Pick<Message, 'text' | 'links'>) {
  const { navigation } = useServices()
  const tell = useTip()
  const copy = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const { left: x, top: y } = currentTarget.getBoundingClientRect()
    const addresses = links.map((link) => {
      const { url } = link
      const address = link.type === 'external' ? url : navigation.wholeAddress(hrefOf(url))
      return `${wordsOf(link)}: ${address}`
    })
    copyText([text, ...addresses].join('\n')).then(
      () => tell('Copied', { x, y }),
      () => tell('Not copied. Select the text to copy it yourself.', { x, y }),
    )
  }
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      Copy
    </button>
  )
}

function wordsOf({ text, url }: ChatLink): string {
  return text.trim() || url
}
