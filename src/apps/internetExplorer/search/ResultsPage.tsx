import { Tabs } from '@base-ui/react/tabs'
import { useId } from 'react'
import magnifyingGlass from '../../../../assets/controls/magnifying-glass.svg?inline'
import microphone from '../../../../assets/controls/microphone.svg?inline'
import { lazyModule } from '../../../base/services/loading/lazyModule.ts'
import { report } from '../../../base/services/report.ts'
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../../ui/Lazy.tsx'
import { SEARCH_TABS, type SearchTab } from './model.ts'
import {
  DeadLinks,
  Footer,
  LogoPicture,
  SearchField,
  SearchForm,
  type SearchPageProps,
} from './parts.tsx'
import styles from './results.module.css'

const didYouMean = lazyModule(() => import('./DidYouMean.tsx'))

const SUGGESTIONS = [
  'Make sure that all words are spelled correctly.',
  'Try different keywords.',
  'Try more general keywords.',
]

interface ResultsPageProps extends SearchPageProps {
  readonly query: string
  readonly tab: SearchTab
  readonly onTab: (tab: SearchTab) => void
  readonly onHome: () => void
}

export function ResultsPage({ query, tab: shown, onTab, ...bar }: ResultsPageProps) {
  const messageId = useId()
  return (
    <Tabs.Root value={shown} onValueChange={onTab}>
      <SearchBar {...bar} describedBy={messageId} />
      <div className={styles.tabRow}>
        <Tabs.List className={styles.tabs} activateOnFocus aria-label="Types of results">
          {SEARCH_TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab} className={styles.tab}>
              {tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={styles.tools}>
          <DeadLinks texts={['Settings', 'Tools']} />
        </div>
      </div>
      <Tabs.Panel value={shown} className={styles.results}>
        {/* Polite: the next search from here changes it while the focus stays in the box. */}
        <p id={messageId} aria-live="polite">
          Your search - <b className={styles.query}>{query}</b> - did not match any documents.
        </p>
        <ErrorBoundary onError={(error) => report('Nothing is suggested', error)}>
          <Lazy module={didYouMean}>{({ DidYouMean }) => <DidYouMean query={query} />}</Lazy>
        </ErrorBoundary>
        <p className={styles.suggestions}>Suggestions</p>
        <ul className={styles.list} role="list">
          {SUGGESTIONS.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      </Tabs.Panel>
      <Footer className={styles.footer}>
        <DeadLinks texts={['Help', 'Send feedback', 'Privacy', 'Terms']} />
      </Footer>
    </Tabs.Root>
  )
}

type SearchBarProps = SearchPageProps &
  Pick<ResultsPageProps, 'onHome'> & { readonly describedBy: string }

function SearchBar({ logo, onSearch, onHome, ...field }: SearchBarProps) {
  return (
    <SearchForm className={styles.bar} onSearch={onSearch}>
      <button type="button" aria-label="Home" className={styles.home} onClick={onHome}>
        <LogoPicture logo={logo} size="small" isNamed={false} />
      </button>
      <div className={styles.pill}>
        <SearchField className={styles.box} {...field} />
        <img className={styles.glyph} src={microphone} alt="" draggable={false} />
        <button type="submit" aria-label="Google Search" className={styles.submit}>
          <img src={magnifyingGlass} alt="" draggable={false} />
        </button>
      </div>
    </SearchForm>
  )
}
