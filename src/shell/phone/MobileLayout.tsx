/** The phone's layout. It shares the desktop's store, so windows outlive a turn of the screen. */
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { site } from 'virtual:site'
import { pageTitle } from '../../owner/pageTitle.ts'
import { OWNERS_WORDS } from '../../owner/siteLanguage.ts'
import { useDesktop, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { windowIds } from '../../desktop/selectors.ts'
import type { DesktopIcon } from '../../desktop/state.ts'
import { createFrameScheduler } from '../../base/motion/scheduler.ts'
import { SchedulerProvider } from '../../base/motion/SchedulerContext.tsx'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { report } from '../../base/services/report.ts'
import { useChoices } from '../../base/services/ServicesContext.tsx'
import { useJourney } from '../../journey/useJourney.ts'
import { chosenEntry } from '../../ui/focus/contentEntry.ts'
import { MenuLayerContext } from '../../ui/menu/menuLayer.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../ui/Lazy.tsx'
import { CookieBanner } from '../dialogs/CookieBanner.tsx'
import { LazyLayer } from '../LazyLayer.tsx'
import { PrintNote } from '../PrintNote.tsx'
import { PowerDialog } from '../dialogs/PowerDialog.tsx'
import { usePowerDimming } from '../dialogs/usePowerDimming.ts'
import { BottomBar } from './BottomBar.tsx'
import { IconGrid } from './IconGrid.tsx'
import { Clock } from '../taskbar/Clock.tsx'
import bars from './bars.module.css'
import styles from './MobileLayout.module.css'
import { Sheet } from './sheet/Sheet.tsx'
import { goHome, leaveTopmost } from './sheet/sheetCommands.ts'
import { shownCount } from './sheet/sheets.ts'
import { useOpenMenu } from './useOpenMenu.ts'
import { useVisibleHeight } from './useVisibleHeight.ts'

const iconMenus = lazyModule(() => import('./IconMenus.tsx'))
const switcher = lazyModule(() => import('./switcher/AppSwitcher.tsx'))
const withoutMenus = (error: Error): void => report('Icons have no menus', error)

export interface MobileLayoutProps {
  readonly view: Window
  /** Attributes of `main` that say how everything looks. */
  readonly marks: Readonly<Record<`data-${string}`, string | number>>
  onOpenIcon(icon: DesktopIcon): void
}

export default function MobileLayout({ view, marks, onOpenIcon }: MobileLayoutProps) {
  const store = useOSAppState()
  const ids = useDesktop(windowIds)
  const shown = useDesktop(shownCount)
  const [viewMode, setViewMode] = useState<'desktop' | 'switcher'>('desktop')
  const closeSwitcher = useCallback(() => setViewMode('desktop'), [])
  /** Focuses the text box during the tap; otherwise the phone shows no keyboard. */
  const search = (): void => {
    flushSync(() => store.dispatch({ type: 'app/asked', purpose: 'search' }))
    // By now the sheet has the focus.
    chosenEntry(document.activeElement)?.focus()
  }
  const main = useRef<HTMLElement>(null)
  const [scheduler] = useState(() =>
    createFrameScheduler(view, (error) => report('A tick failed', error)),
  )
  const [menuLayer, setMenuLayer] = useState<HTMLElement | null>(null)
  const isSwitching = viewMode === 'switcher'
  const isAsking = useDesktop((state) => state.cookieBannerOpen === true)
  const powerState = useDesktop((state) => state.powerState)
  const menu = useOpenMenu(menuLayer)
  const isCovered = isSwitching || isAsking || powerState !== 'START' || menu.isOpen
  const uncover = (): void => {
    menu.close()
    closeSwitcher()
    store.dispatch({ type: 'cookieBanner/closed' })
    store.dispatch({ type: 'power/canceled' })
  }

  usePowerDimming(main)
  useVisibleHeight(main, view)
  useJourney(view, {
    isCovered,
    uncover,
    leaveTopmost: () => leaveTopmost(store),
    goHome: () => goHome(store),
  })

  const { quiet } = useChoices()
  return (
    <main
      ref={main}
      data-layout="mobile"
      {...marks}
      {...(quiet && { 'data-quiet': '' })}
      data-view={viewMode}
      data-covered={shown > 0}
      data-power-state={powerState}
      className={styles.phone}
    >
      <h1 className="visually-hidden" {...OWNERS_WORDS}>
        {pageTitle}
      </h1>
      <div data-part="status-bar" className={bars.statusBar}>
        <Clock />
        <span className={bars.owner}>{site.owner.name}</span>
      </div>
      <MenuLayerContext value={menuLayer}>
        <div className={styles.stage}>
          <IconGrid isCovered={shown > 0} onOpen={onOpenIcon} onSearch={search} />
          <SchedulerProvider value={scheduler}>
            {ids.map((id) => (
              <Sheet key={id} id={id} />
            ))}
            <ErrorBoundary onError={withoutMenus}>
              <Lazy module={iconMenus}>{({ default: IconMenus }) => <IconMenus />}</Lazy>
            </ErrorBoundary>
          </SchedulerProvider>
        </div>
        <BottomBar onStart={() => goHome(store)} onSwitch={() => setViewMode('switcher')} />
        <div ref={setMenuLayer} className={styles.menus} />
        <CookieBanner />
      </MenuLayerContext>
      {isSwitching && (
        <LazyLayer name="The switcher" module={switcher} onClose={closeSwitcher}>
          {({ AppSwitcher }) => <AppSwitcher onClose={closeSwitcher} />}
        </LazyLayer>
      )}
      {/* In the browser's top layer, which the dimming does not reach. */}
      <PowerDialog />
      <PrintNote view={view} />
    </main>
  )
}
