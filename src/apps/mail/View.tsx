/**
 * A message to the owner. Nothing is sent from here: Send hands it to the visitor's own mail program, and Copy puts it
 * on the clipboard for those who have none. What is written is a draft (useLetter.ts).
 */
import { type KeyboardEvent, useRef, useState } from 'react'
import { site } from 'virtual:site'
import { copyText } from '../../base/services/clipboard.ts'
import field from '../../ui/field.module.css'
import type { AppViewProps } from '../host/app.ts'
import { useClosingWord } from '../host/documents/useClosingWord.ts'
import { isTooLongToSend, type Letter, mailtoOf, textOf } from './letter.ts'
import styles from './mail.module.css'
import { OtherWays, Tools } from './Tools.tsx'
import { useLetter } from './useLetter.ts'
import '../../ui/scrollBars.css'

const TO = site.owner.email

export default function MailView({ window }: AppViewProps) {
  const { letter, write, discard, bringBack } = useLetter(window)
  const [said, setSaid] = useState('')
  const subject = useRef<HTMLInputElement>(null)
  useClosingWord(window.id, subject, 'draft')
  const mailto = mailtoOf(TO, letter)
  const copy = (): void => {
    copyText(textOf(TO, letter)).then(
      () => setSaid('The message was copied.'),
      () => setSaid('The browser did not allow the copy. Select the text and copy it yourself.'),
    )
  }
  const type = (part: Partial<Letter>): void => {
    write(part)
    setSaid('')
  }
  /** The button that was pressed becomes another one, so the focus goes to where one writes. */
  const change = (act: () => void, word: string): void => {
    act()
    setSaid(word)
    subject.current?.focus()
  }
  const send = useRef<HTMLAnchorElement>(null)
  /** As in mail programs. */
  const sendByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send.current?.click()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of all its fields
    <div className={`${styles.client} luna-scroll`} onKeyDown={sendByKey}>
      <Tools
        send={send}
        mailto={TO === '' ? null : mailto}
        onSend={() =>
          setSaid('Your mail program should open now. If it does not, copy the message instead.')
        }
        onCopy={copy}
        onDiscard={
          discard && (() => change(discard, 'The draft was discarded. Undo brings it back.'))
        }
        onBringBack={bringBack && (() => change(bringBack, 'The draft is back.'))}
      />
      <div className={styles.heads}>
        {TO !== '' && (
          <label className={styles.row}>
            <span className={styles.name}>To:</span>
            <input
              aria-label="To"
              className={`${field.field} ${styles.head}`}
              readOnly
              value={TO}
            />
          </label>
        )}
        <label className={styles.row}>
          <span className={styles.name}>Subject:</span>
          <input
            ref={subject}
            aria-label="Subject"
            className={`${field.field} ${styles.head}`}
            data-autofocus=""
            value={letter.subject}
            autoComplete="off"
            onChange={({ target }) => type({ subject: target.value })}
          />
        </label>
      </div>
      <textarea
        className={`${field.field} ${styles.text} luna-scroll`}
        aria-label="Message"
        value={letter.text}
        onChange={({ target }) => type({ text: target.value })}
      />
      <p role="status" className={styles.said}>
        {said || wordOf(mailto)}
      </p>
      <OtherWays />
    </div>
  )
}

function wordOf(mailto: string): string {
  if (TO === '')
    return `${site.owner.name} gives no e-mail address here. Copy the message, and send it in another way.`
  return isTooLongToSend(mailto)
    ? 'Some mail programs cut a message of this length: copy it instead.'
    : 'Send opens your own mail program. This site sends nothing.'
}
