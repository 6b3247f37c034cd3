/**
 * The browser's client area: its bars, and the page between them. Which page that is, the window's location says;
 * what is typed there is a draft, so that neither a change of layout nor a reload loses it.
 */
import { useEffect, useRef, useState } from 'react'
import { site } from 'virtual:site'
import { Icon } from '../../ui/Icon.tsx'
import { AppMenuBar } from '../../ui/menu/AppMenuBar.tsx'
import { runRow } from '../../ui/menu/menuItem.ts'
import { useDraft } from '../../memory/drafts.ts'
import type { AppViewProps } from '../host/app.ts'
import { appMenus } from '../host/appMenus.ts'
import { useReadingPosition } from '../host/useReadingPosition.ts'
import { AddressBar } from './bars/AddressBar.tsx'
import { HomePage } from './search/HomePage.tsx'
import { BROWSER_COMMANDS } from './commands.ts'
import menuText from './menus.txt?raw'
import { addressOf, browse, type BrowserAction, INITIAL_BROWSER } from './search/model.ts'
import { arrivedAt, BROWSER_PATH, pathOf } from './search/places.ts'
import { ResultsPage } from './search/ResultsPage.tsx'
import { StatusBar } from './bars/StatusBar.tsx'
import { BrowserToolbar } from './bars/Toolbar.tsx'
import { useArrival } from './search/useArrival.ts'
import { useLogo } from './search/useLogo.ts'
import styles from './view.module.css'
import '../../ui/scrollBars.css'

export default function InternetExplorerView({ window, close, open }: AppViewProps) {
  const draft = useDraft(window.id, INITIAL_BROWSER)
  const [last, setLast] = useState(draft.read)
  const state = arrivedAt(last, window.location?.path ?? BROWSER_PATH)
  const page = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const logo = useLogo(site.searchLogo)
  const canGoBack = state.route !== 'main'
  const dispatch = (action: BrowserAction) => {
    const next = browse(state, action)
    setLast(next)
    const path = pathOf(next)
    if (path !== pathOf(state)) open({ type: 'window/wentTo', id: window.id, location: { path } })
  }
  const goHome = () => dispatch({ type: 'wentHome' })
  useEffect(() => draft.keep(state), [draft, state])
  useReadingPosition(window, page, { path: pathOf(state), isShown: true })
  useArrival(state.route, searchBox)

  const Page = canGoBack ? ResultsPage : HomePage
  return (
    <div className={styles.client}>
      <div className={styles.menuRow}>
        <div className={styles.menus}>
          <AppMenuBar
            label="Internet Explorer"
            menus={appMenus(menuText, BROWSER_COMMANDS, { canGoBack, close, goHome })}
            onChoose={runRow}
          />
        </div>
        <Icon name="start-logo" size={22} className={styles.flag} />
      </div>
      <BrowserToolbar canGoBack={canGoBack} onHome={goHome} />
      <AddressBar address={addressOf(state)} />
      <div
        ref={page}
        role="group"
        aria-label="Page"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
        tabIndex={0}
        className={`${styles.page} luna-scroll`}
      >
        <Page state={state} dispatch={dispatch} logo={logo} searchBox={searchBox} />
      </div>
      <StatusBar hasGrip={window.resizable && !window.maximized} />
    </div>
  )
}
