/** The search engine's results, of which there are never any. */
import { Tabs } from '@base-ui/react/tabs'
import { useId } from 'react'
import { lazyModule } from '../../../base/services/loading/lazyModule.ts'
import { report } from '../../../base/services/report.ts'
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../../ui/Lazy.tsx'
import { DeadLinks } from './DeadLinks.tsx'
import { LogoPicture } from './LogoPicture.tsx'
import { SEARCH_TABS } from './model.ts'
import { SearchField } from './SearchField.tsx'
import styles from './results.module.css'
import type { SearchPageProps } from './searchPage.ts'

const didYouMean = lazyModule(() => import('./DidYouMean.tsx'))

const SUGGESTIONS = [
  'Make sure that all words are spelled correctly.',
  'Try different keywords.',
  'Try more general keywords.',
]

export function ResultsPage(props: SearchPageProps) {
  const { state, dispatch } = props
  const messageId = useId()
  return (
    <Tabs.Root
      className={styles.page}
      value={state.tab}
      onValueChange={(tab) => dispatch({ type: 'tabSelected', tab })}
    >
      <SearchBar {...props} messageId={messageId} />
      <div className={styles.tabRow}>
        <Tabs.List className={styles.tabs} activateOnFocus aria-label="Types of results">
          {SEARCH_TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab} className={styles.tab}>
              {tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={styles.tools}>
          <DeadLinks className={styles.tool} texts={['Settings', 'Tools']} />
        </div>
      </div>
      <Tabs.Panel value={state.tab} className={styles.results}>
        {/* Polite: the next search from here changes it while the focus stays in the box. */}
        <p id={messageId} aria-live="polite">
          Your search - <b className={styles.query}>{state.query}</b> - did not match any documents.
        </p>
        <ErrorBoundary onError={(error) => report('Nothing is suggested', error)}>
          <Lazy module={didYouMean}>{({ DidYouMean }) => <DidYouMean query={state.query} />}</Lazy>
        </ErrorBoundary>
        <p className={styles.suggestions}>Suggestions</p>
        <ul className={styles.list} role="list">
          {SUGGESTIONS.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      </Tabs.Panel>
      <div className={styles.footer}>
        <div className={styles.country}>Taiwan</div>
        <div className={styles.footerLinks}>
          <DeadLinks
            className={styles.footerLink}
            texts={['Help', 'Send feedback', 'Privacy', 'Terms']}
          />
        </div>
      </div>
    </Tabs.Root>
  )
}

function SearchBar({
  state,
  dispatch,
  logo,
  searchBox,
  messageId,
}: SearchPageProps & { readonly messageId: string }) {
  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: 'searched' })
      }}
    >
      <button
        type="button"
        aria-label="Home"
        className={styles.home}
        onClick={() => dispatch({ type: 'wentHome' })}
      >
        <LogoPicture logo={logo} size="small" isNamed={false} />
      </button>
      <div className={styles.pill}>
        <SearchField
          ref={searchBox}
          className={styles.box}
          text={state.text}
          describedBy={messageId}
          onType={(text) => dispatch({ type: 'typed', text })}
        />
        <Microphone />
        <button type="submit" aria-label="Google Search" className={styles.submit}>
          <MagnifyingGlass />
        </button>
      </div>
    </form>
  )
}

/** Decoration: it has no handler. */
function Microphone() {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="9" y="2.5" width="6" height="11.5" rx="3" fill="var(--search-bright-blue)" />
      <path
        d="M5.5 11a6.5 6.5 0 0 0 13 0"
        fill="none"
        stroke="var(--search-amber)"
        strokeWidth="2"
      />
      <path d="M12 17.500V21.5" stroke="var(--search-green)" strokeWidth="2" />
    </svg>
  )
}

function MagnifyingGlass() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <g fill="none" stroke="var(--search-tab-ink)" strokeWidth="2">
        <circle cx="10" cy="10" r="6" />
        <path d="M14.5 14.500L20 20" />
      </g>
    </svg>
  )
}
