/** Where the visitor writes and sends. It has no state: the text belongs to the conversation. */
import { type FormEvent, type RefObject, useId } from 'react'
import { MAX_QUESTION } from '../../base/services/chat/chatSchema.ts'
import { Button } from '../../ui/Button.tsx'
import field from '../../ui/field.module.css'
import { type Conversation, isSendable } from './conversation.ts'
import styles from './composer.module.css'

const NEAR_LIMIT = 100

const number = new Intl.NumberFormat('en-US')

interface ComposerProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly state: Conversation
  readonly onType: (input: string) => void
  readonly onSend: () => void
}

export function Composer({ ref, state, onType, onSend }: ComposerProps) {
  const counterId = useId()
  const isPending = state.request === 'pending'
  const { length } = state.input
  const isNearLimit = length >= MAX_QUESTION - NEAR_LIMIT
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      {isNearLimit ? (
        <p id={counterId} className={styles.counter}>
          {`${number.format(length)} of ${number.format(MAX_QUESTION)} characters`}
        </p>
      ) : null}
      <input
        ref={ref}
        type="text"
        className={`${field.field} ${styles.input}`}
        aria-label="Message"
        {...(isNearLimit && { 'aria-describedby': counterId })}
        data-autofocus=""
        maxLength={MAX_QUESTION}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={isPending ? 'Waiting for response...' : 'Ask a question'}
        value={state.input}
        disabled={isPending}
        onChange={({ target }) => onType(target.value)}
      />
      <Button type="submit" isDefault disabled={!isSendable(state)}>
        {isPending ? 'Sending...' : 'Send'}
      </Button>
    </form>
  )
}
