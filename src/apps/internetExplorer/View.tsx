/**
 * The browser's client area: its bars, and the page between them. Which page that is, the window's location says;
 * what is typed there is a draft, so that neither a change of layout nor a reload loses it.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { site } from 'virtual:site'
import { Icon } from '../../ui/Icon.tsx'
import { AppMenuBar } from '../../ui/menu/AppMenuBar.tsx'
import { type MenuItem, runRow } from '../../ui/menu/menuItem.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useDraft } from '../../memory/drafts.ts'
import { useMemory } from '../../memory/MemoryProvider.ts'
import type { AppViewProps } from '../host/app.ts'
import { appMenus, runnerOf } from '../host/menus/appMenus.ts'
import { useMenuActions } from '../host/menus/useMenuActions.ts'
import { useDocumentLinks } from '../host/documents/useDocumentLinks.ts'
import { useReadingPosition } from '../host/documents/useReadingPosition.ts'
import { AddressBar, StatusBar } from './bars/Bars.tsx'
import { HomePage } from './search/HomePage.tsx'
import { BROWSER_COMMANDS, type BrowserSubject } from './commands.ts'
import menuText from './menus.txt?raw'
import {
  addressAt,
  BROWSER_PATH,
  type BrowserState,
  queryAt,
  resultsPath,
  stateAt,
} from './search/model.ts'
import { useLogo } from './search/parts.tsx'
import { shortAddressAt, visitedPaths } from './search/visited.ts'
import { ResultsPage } from './search/ResultsPage.tsx'
import { BrowserToolbar } from './bars/Toolbar.tsx'
import styles from './view.module.css'
import '../../ui/scrollBars.css'

export default function InternetExplorerView({ window, close, open }: AppViewProps) {
  const { path, query, state, change, goTo, search } = useBrowser(window, open)
  const memory = useMemory()
  const page = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const logo = useLogo(site.searchLogo)
  const canGoBack = query !== null
  useReadingPosition(window, page, { path, isShown: true })
  useArrival(canGoBack, searchBox)
  useDocumentLinks(page, { windowId: window.id, path, scroller: page }, open)
  const onType = (text: string): void => change({ text })
  const opening = useOpening()
  const refresh = (): void => {
    change(stateAt(undefined, path))
    page.current?.scrollTo(0, 0)
    searchBox.current?.focus({ preventScroll: true })
    opening.begin(addressAt(path))
  }
  const goHome = (): void => (canGoBack ? goTo(BROWSER_PATH) : refresh())
  const visited = (): readonly MenuItem[] =>
    visitedPaths(memory.getState().journey?.stops ?? [], window.id).map((to) => ({
      type: 'item',
      text: shortAddressAt(to),
      run: () => (to === path ? refresh() : goTo(to)),
    }))
  const subject: BrowserSubject = {
    ...useMenuActions(open),
    path,
    appName: window.appName,
    canGoBack,
    close,
    goHome,
    refresh,
    selectText() {
      searchBox.current?.focus()
      searchBox.current?.select()
    },
  }
  const run = runnerOf(BROWSER_COMMANDS, subject)
  const both = { text: state.text, onType, onSearch: search, logo, searchBox }
  return (
    <div className={styles.client}>
      <div className={styles.menuRow}>
        <div className={styles.menus}>
          <AppMenuBar
            label="Internet Explorer"
            menus={appMenus(menuText, BROWSER_COMMANDS, subject)}
            onChoose={runRow}
          />
        </div>
        <Icon name="start-logo" size={22} className={styles.flag} />
      </div>
      <BrowserToolbar canGoBack={canGoBack} run={run} />
      <AddressBar address={addressAt(path)} visited={visited} run={run} />
      <div
        ref={page}
        role="group"
        aria-label="Page"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
        tabIndex={0}
        className={`${styles.page} luna-scroll`}
      >
        {query === null ? (
          <HomePage {...both} />
        ) : (
          <ResultsPage
            {...both}
            query={query}
            tab={state.tab}
            onTab={(tab) => change({ tab })}
            onHome={goHome}
          />
        )}
      </div>
      <StatusBar opening={opening.address} hasGrip={window.resizable && !window.maximized} />
    </div>
  )
}

/** Which page is shown, what is typed and chosen there, and the ways to other pages. */
function useBrowser({ id, location }: AppViewProps['window'], open: AppViewProps['open']) {
  const path = location?.path ?? BROWSER_PATH
  const draft = useDraft<BrowserState | undefined>(id, undefined)
  const [last, setLast] = useState(draft.read)
  const state = stateAt(last, path)
  useEffect(() => draft.keep(state), [draft, state])
  const goTo = (next: BrowserState): void => {
    setLast(next)
    if (next.path !== path) open({ type: 'window/wentTo', id, location: { path: next.path } })
  }
  return {
    path,
    query: queryAt(path),
    state,
    change: (part: Partial<BrowserState>) => setLast({ ...state, ...part }),
    goTo: (to: string) => goTo(stateAt(state, to)),
    search() {
      // A space is searched for, nothing is not.
      if (state.text !== '') goTo({ ...state, path: resultsPath(state.text) })
    },
  }
}

/** How long the status bar says that a page is being opened. */
const OPENING_MS = 600

/** The address of the page that is opened again: nobody would notice otherwise, since it looks the same. */
function useOpening() {
  const { timers } = useServices()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(
    () => (address === null ? undefined : timers.after(OPENING_MS, () => setAddress(null))),
    [address, timers],
  )
  return { address, begin: setAddress }
}

/** Focuses the search box of a new page, as the focus may be gone; the first page's opener decides. */
function useArrival(isResults: boolean, searchBox: RefObject<HTMLInputElement | null>): void {
  const current = useRef(isResults)
  useLayoutEffect(() => {
    if (current.current === isResults) return
    current.current = isResults
    searchBox.current?.focus({ preventScroll: true })
  }, [isResults, searchBox])
}
