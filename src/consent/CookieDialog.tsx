/**
 * The cookie preferences as a dialog in the look of a window. Not modal, and of no desktop: it is
 * handed what is kept now and tells what was answered.
 */
import { type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { site } from 'virtual:site'
import { PURPOSES, type Purpose, type Purposes } from '../base/services/consent.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './CookieDialog.module.css'

const EXPLAINED: Readonly<Record<Purpose, { readonly name: string; readonly why: string }>> = {
  sound: { name: 'Sound', why: 'Whether you muted the desktop.' },
  snow: { name: 'Snow', why: 'Whether you let snow fall on the desktop.' },
}

const WHAT_IS_KEPT =
  'This site sets no cookies and does not track you. What it remembers stays in this browser, and ' +
  'anything that is not necessary is forgotten when you leave, unless you allow it below.'

/** The sample's words, where there is an assistant: only what can happen on this site is told. */
const NECESSARY = [
  site.assistant
    ? 'Your choice here, and whether you closed the desktop’s balloon or the assistant’s greeting, so that they stay closed.'
    : 'Your choice here, and whether you closed the desktop’s balloon, so that it stays closed.',
  site.assistant && 'Your conversation with the assistant, until you close this tab.',
  'A copy of the site’s pages, the same for everyone, so that you can read them offline.',
]
  .filter(Boolean)
  .join(' ')

const WHAT_IS_SENT =
  'When you ask the assistant a question, it is sent to the assistant’s service to be answered.'

const ALL: Purposes = { sound: true, snow: true }
const NONE: Purposes = { sound: false, snow: false }

interface CookieDialogProps {
  /** For whoever gives the focus back when the dialog closes. */
  readonly ref?: Ref<HTMLDivElement>
  /** What is kept at present: the boxes that are ticked at first. */
  readonly kept: Purposes
  readonly onAnswer: (purposes: Purposes) => void
  /** Closed without an answer. */
  readonly onClose: () => void
}

export function CookieDialog({ ref, kept, onAnswer, onClose }: CookieDialogProps) {
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [chosen, setChosen] = useState(kept)
  // The first thing that can be set gets the focus, rather than any of the answers.
  useLayoutEffect(() => {
    const first = fieldset.current?.querySelector<HTMLElement>('input:enabled')
    first?.focus({ preventScroll: true })
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <div
      ref={ref}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className={styles.dialog}
      onKeyDown={closeOnEscape}
    >
      <div className={styles.titleBar}>
        <Icon name="cookies" size={16} />
        <h2 id={`${id}-title`} className={styles.title}>
          Cookie preferences
        </h2>
        <button type="button" aria-label="Close" className={styles.close} onClick={onClose} />
      </div>
      <div className={`${styles.body} luna-scroll`}>
        <p id={`${id}-text`}>{WHAT_IS_KEPT}</p>
        <PurposeChoice ref={fieldset} chosen={chosen} onChoose={setChosen} />
        {site.assistant && <p>{WHAT_IS_SENT}</p>}
      </div>
      <div className={styles.answers}>
        <Button onClick={() => onAnswer(ALL)}>Accept all</Button>
        <Button onClick={() => onAnswer(NONE)}>Only necessary</Button>
        <Button onClick={() => onAnswer(chosen)}>Save my choice</Button>
      </div>
    </div>
  )
}

interface PurposeChoiceProps {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly chosen: Purposes
  readonly onChoose: (purposes: Purposes) => void
}

function PurposeChoice({ ref, chosen, onChoose }: PurposeChoiceProps) {
  return (
    <fieldset ref={ref} className={styles.purposes}>
      <legend className="visually-hidden">What this site may remember</legend>
      <PurposeRow name="Necessary" why={NECESSARY} isKept />
      {PURPOSES.map((purpose) => (
        <PurposeRow
          key={purpose}
          {...EXPLAINED[purpose]}
          isKept={chosen[purpose]}
          onToggle={(isKept) => onChoose({ ...chosen, [purpose]: isKept })}
        />
      ))}
    </fieldset>
  )
}

interface PurposeRowProps {
  readonly name: string
  readonly why: string
  readonly isKept: boolean
  /** Absent where there is no choice. */
  readonly onToggle?: (isKept: boolean) => void
}

function PurposeRow({ name, why, isKept, onToggle }: PurposeRowProps) {
  const whyId = useId()
  return (
    <div className={styles.purpose}>
      <label className={styles.name}>
        <input
          type="checkbox"
          aria-describedby={whyId}
          checked={isKept}
          disabled={!onToggle}
          onChange={({ target }) => onToggle?.(target.checked)}
        />
        {name}
      </label>
      <p id={whyId} className={styles.why}>
        {why}
      </p>
    </div>
  )
}
