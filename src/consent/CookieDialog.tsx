/** The cookie preferences as a non-modal dialog, independent of the desktop. */
import { type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { counting } from 'virtual:counting'
import { hasLanguageModel, site } from 'virtual:site'
import type { Purpose, Purposes } from '../base/services/consent.ts'
import { onLanguageModel } from '../owner/assistant.ts'
import { OWNERS_WORDS } from '../owner/siteLanguage.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import checkBox from '../ui/checkBox.module.css'
import '../ui/scrollBars.css'
import styles from './CookieDialog.module.css'

interface Choice {
  readonly purpose: Purpose
  readonly name: string
  readonly ownersWhy?: string | undefined
  readonly why: string
}

const CHOICES: readonly Choice[] = [
  {
    purpose: 'desk',
    name: 'Windows and notes',
    why: 'Your open windows, your notes and what you read last, so that you find them at your next visit.',
  },
  ...(counting ? [statistics(counting)] : []),
]

function statistics({ name, endpoint, why }: NonNullable<typeof counting>): Choice {
  const who = `${name} counts your visits, and what it counts is sent to ${new URL(endpoint).host}.`
  const end = 'If you take this back, its script is not loaded again.'
  return { purpose: 'counting', name: 'Statistics', ownersWhy: why, why: `${who} ${end}` }
}

const WHAT_IS_KEPT = `${
  counting
    ? 'This site sets no cookies and counts no visits, unless you allow it below.'
    : 'This site sets no cookies, counts no visits and does not track you.'
} What it remembers stays in this browser, and anything that is not necessary is forgotten when you leave, unless you allow it below.`

/** The sample's text only where there is an assistant: the dialog tells what can happen here. */
const NECESSARY = [
  site.assistant
    ? 'Your choice here, and whether you closed the desktop’s balloon, the assistant’s greeting or the welcome on a phone, so that they stay closed.'
    : 'Your choice here, and whether you closed the desktop’s balloon or the welcome on a phone, so that they stay closed.',
  'What you set yourself: whether the desktop is muted or quiet, how loud it is and what sounds, whether it snows, how it and the pages look, a picture of your own for it, and how its icons are arranged.',
  site.assistant
    ? 'Your open windows, your notes, what you read last and your conversation with the assistant, until you close this tab.'
    : 'Your open windows, your notes and what you read last, until you close this tab.',
  'A copy of the site’s pages, the same for everyone, so that you can read them offline.',
].join(' ')

const WHAT_IS_SENT = `When you ask the assistant a question, ${
  site.assistant?.answers === 'browser'
    ? 'it is answered in your browser, and what you type is sent nowhere.'
    : 'it is sent to the assistant’s service to be answered.'
} ${onLanguageModel(hasLanguageModel)}`

const NOTHING_KEPT =
  'Your windows and notes cannot be remembered: the browser does not let this site keep anything, or has no room left for it.'

const LEGEND = counting ? 'What this site may remember and count' : 'What this site may remember'

const ALL: Purposes = { desk: true, counting: counting !== null }
const NONE: Purposes = { desk: false, counting: false }

interface CookieDialogProps {
  /** For whoever gives the focus back when the dialog closes. */
  readonly ref?: Ref<HTMLDivElement>
  /** What is allowed at present: the boxes that are ticked at first. */
  readonly allowed: Purposes
  /** False if the browser cannot store the answer: the dialog stays open and says so. */
  readonly onAnswer: (purposes: Purposes) => boolean
  readonly onClose: () => void
}

export function CookieDialog({ ref, allowed, onAnswer, onClose }: CookieDialogProps) {
  const id = useId()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [chosen, setChosen] = useState(allowed)
  const [isRefused, setIsRefused] = useState(false)
  const answer = (purposes: Purposes): void => {
    const isKept = onAnswer(purposes)
    setIsRefused(!isKept)
    if (!isKept) setChosen({ ...purposes, desk: false })
  }
  // Focuses the first setting rather than one of the answers.
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
        {isRefused && <p role="alert">{NOTHING_KEPT}</p>}
      </div>
      <div className={styles.answers}>
        <Button onClick={() => answer(ALL)}>Accept all</Button>
        <Button onClick={() => answer(NONE)}>Only necessary</Button>
        <Button onClick={() => answer(chosen)}>Save my choice</Button>
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
      <legend className="visually-hidden">{LEGEND}</legend>
      <PurposeRow name="Necessary" why={NECESSARY} isAllowed />
      {CHOICES.map(({ purpose, ...words }) => (
        <PurposeRow
          key={purpose}
          {...words}
          isAllowed={chosen[purpose]}
          onToggle={(isAllowed) => onChoose({ ...chosen, [purpose]: isAllowed })}
        />
      ))}
    </fieldset>
  )
}

interface PurposeRowProps extends Omit<Choice, 'purpose'> {
  readonly isAllowed: boolean
  /** Absent where there is no choice. */
  readonly onToggle?: (isAllowed: boolean) => void
}

function PurposeRow({ name, ownersWhy, why, isAllowed, onToggle }: PurposeRowProps) {
  const whyId = useId()
  return (
    <div className={styles.purpose}>
      <label className={styles.name}>
        <input
          type="checkbox"
          className={checkBox.box}
          aria-describedby={whyId}
          checked={isAllowed}
          disabled={!onToggle}
          onChange={({ target }) => onToggle?.(target.checked)}
        />
        {name}
      </label>
      <p id={whyId} className={styles.why}>
        {ownersWhy !== undefined && <span {...OWNERS_WORDS}>{ownersWhy} </span>}
        {why}
      </p>
    </div>
  )
}
