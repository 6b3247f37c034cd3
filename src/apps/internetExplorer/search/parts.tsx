import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { hrefOf } from '../../../owner/base.ts'
import styles from './parts.module.css'
import wordmark from '../../../../assets/controls/wordmark.svg?inline'

export interface SearchPageProps {
  readonly text: string
  readonly onType: (text: string) => void
  readonly onSearch: () => void
  readonly logo: Logo
  readonly searchBox: Ref<HTMLInputElement>
}

interface SearchFormProps {
  readonly className: string | undefined
  readonly onSearch: () => void
  readonly children: ReactNode
}

export function SearchForm({ className, onSearch, children }: SearchFormProps) {
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      {children}
    </form>
  )
}

interface SearchFieldProps extends Pick<SearchPageProps, 'text' | 'onType' | 'searchBox'> {
  readonly className: string | undefined
  readonly describedBy?: string
}

/** Any text, of any length. Enter submits the form around it. */
export function SearchField(props: SearchFieldProps) {
  const { className, text, onType, searchBox, describedBy } = props
  return (
    <input
      ref={searchBox}
      className={className}
      type="text"
      value={text}
      aria-label="Search"
      aria-describedby={describedBy}
      data-autofocus=""
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

interface FooterProps {
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Links of the pretended web: they lead nowhere, and say so. */
export function DeadLinks({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} role="link" aria-disabled="true" className={styles.deadLink}>
      {text}
    </span>
  ))
}

/** @param props.children its links */
export function Footer({ className, children }: FooterProps) {
  return (
    <div className={`${styles.footer} ${className}`}>
      <div>Taiwan</div>
      <div className={styles.footerLinks}>{children}</div>
    </div>
  )
}

export interface Logo {
  /** The address of the picture; null while the wordmark is shown. */
  readonly address: string | null
  readonly onLoad: () => void
  readonly onError: () => void
}

const PATIENCE_MS = 2000

/**
 * The search engine's logo of one window, or the site's own wordmark. After two seconds without the picture the wordmark
 * is shown, and it stays even if the picture loads after all, so that the page does not change twice.
 * @param address of the picture, or null where there is none
 */
export function useLogo(address: string | null): Logo {
  const { timers } = useServices()
  const [state, setState] = useState<'awaited' | 'here' | 'missing'>('awaited')
  useEffect(() => {
    if (state !== 'awaited') return undefined
    return timers.after(PATIENCE_MS, () => setState('missing'))
  }, [state, timers])
  return {
    address: state === 'missing' ? null : address,
    onLoad: () => setState('here'),
    onError: () => setState('missing'),
  }
}

interface LogoPictureProps {
  readonly logo: Logo
  readonly size: 'large' | 'small'
  /** False: the button around it has a name of its own. */
  readonly isNamed: boolean
}

/** The logo in a box that never changes its size, whichever picture it shows. */
export function LogoPicture({ logo, size, isNamed }: LogoPictureProps) {
  return (
    <span className={`${styles.box} ${styles[size]}`}>
      {logo.address === null ? (
        <img
          className={styles.picture}
          src={wordmark}
          draggable={false}
          alt={isNamed ? 'Meadow search' : ''}
        />
      ) : (
        <img
          className={styles.picture}
          // Before the address: the request must already know it.
          referrerPolicy="no-referrer"
          src={hrefOf(logo.address)}
          alt={isNamed ? 'Google' : ''}
          draggable={false}
          onLoad={logo.onLoad}
          onError={logo.onError}
        />
      )}
    </span>
  )
}
