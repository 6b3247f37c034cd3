import type { RefObject } from 'react'
import { site } from 'virtual:site'
import { hrefOf } from '../../owner/base.ts'
import { CONTACT_CARD_PATH } from '../../owner/paths.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NEW_TAB } from '../../ui/newTab.ts'
import tool from '../host/bars/tool.module.css'
import styles from './mail.module.css'

interface ToolsProps {
  readonly send: RefObject<HTMLAnchorElement | null>
  readonly mailto: string | null
  onSend(): void
  onCopy(): void
  /** Undefined where nothing is written. */
  readonly onDiscard: (() => void) | undefined
  /** Undefined unless a message was discarded just now. */
  readonly onBringBack: (() => void) | undefined
}

const ICON_SIZE = 22
const TOOL = `${tool.tool} ${styles.tool}`

export function Tools({ send, mailto, onSend, onCopy, onDiscard, onBringBack }: ToolsProps) {
  return (
    <div className={styles.tools}>
      {mailto !== null && (
        <a ref={send} className={TOOL} href={mailto} onClick={onSend}>
          <Icon name="mail" size={ICON_SIZE} />
          Send
        </a>
      )}
      <button type="button" className={TOOL} onClick={onCopy}>
        <Icon name="file-text" size={ICON_SIZE} />
        Copy
      </button>
      <button
        type="button"
        className={TOOL}
        disabled={!onBringBack && !onDiscard}
        onClick={onBringBack ?? onDiscard}
      >
        <Icon name={onBringBack ? 'back' : 'stop'} size={ICON_SIZE} />
        {onBringBack ? 'Undo' : 'Discard'}
      </button>
    </div>
  )
}

/** How else the owner can be reached: profiles on other sites, and an entry for the visitor's address book. */
export function OtherWays() {
  return (
    <ul role="list" className={styles.ways} aria-label="Other ways to reach the owner">
      {site.profiles.map(({ label, url }) => (
        <li key={url} {...OWNERS_WORDS}>
          <a href={url} {...NEW_TAB} rel="me noopener noreferrer">
            {label}
          </a>
        </li>
      ))}
      <li>
        <a className={styles.card} href={hrefOf(CONTACT_CARD_PATH)} download="">
          <Icon name="about" size={16} />
          Add to address book
        </a>
      </li>
    </ul>
  )
}
