/**
 * My Computer's client area: menu bar, tool bar and address row above two panes. The right pane is
 * the overview until the disk or another place is opened, and then its files. The window's location says which place is shown;
 * what is selected there is a draft, so that neither a change of layout nor a reload loses it.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AppMenuBar } from '../../ui/menu/AppMenuBar.tsx'
import { useDraft } from '../../memory/drafts.ts'
import type { AppViewProps } from '../host/app.ts'
import { APPLICATION_NOT_FOUND } from '../host/openings.ts'
import { WIDE_MESSAGE } from '../host/properties.ts'
import { Documents } from './documents/Documents.tsx'
import { FileBrowser } from './files/FileBrowser.tsx'
import { folderAt } from './files/fileTree.ts'
import { createPendingFocus } from './files/pendingFocus.ts'
import { CLOSE, HELP, MENUS } from './menus.ts'
import styles from './myComputer.module.css'
import {
  isAtRoot,
  navigate,
  OVERVIEW,
  type OwnPlace,
  type Place,
  type Step,
} from './files/navigation.ts'
import { Overview } from './overview/Overview.tsx'
import { SidePane } from './overview/SidePane.tsx'
import { AddressRow, Toolbar } from './Toolbar.tsx'
import { arrivedAt, OVERVIEW_PATH, pathOf } from './files/places.ts'
import { type FileTree, useFileTree } from './files/useFileTree.ts'

const UP: Step = { type: 'up' }

export default function MyComputerView({ window, close, open }: AppViewProps) {
  const { place, step } = usePlace(window, open)
  const { tree, retry } = useFileTree(place.view === 'disk' || place.view === 'pictures')
  const disk = useRef<HTMLButtonElement>(null)
  const [pendingFocus] = useState(createPendingFocus)
  const dispatch = useDispatch()

  useLayoutEffect(() => {
    if (pendingFocus.read() !== 'disk') return
    pendingFocus.set(null)
    disk.current?.focus()
  }, [pendingFocus, place.view])

  const openDisk = (): void => {
    pendingFocus.set('files')
    retry()
    step({ type: 'disk/opened' })
  }
  const openPlace = (view: OwnPlace): void => {
    pendingFocus.set('files')
    retry()
    step({ type: 'place/opened', view })
  }
  const goBack = (): void => {
    pendingFocus.set('disk')
    step({ type: 'back' })
  }
  const goUp = (): void => {
    // Disabled at the root, the button would drop the focus; elsewhere it may be pressed again.
    if (isAtRoot(navigate(place, UP))) pendingFocus.set('files')
    step(UP)
  }
  const showUnknown = (): void => open(APPLICATION_NOT_FOUND)
  useLostFolder(place, tree, (folder) => {
    // First, so that the address bar no longer shows the wrong address while the message is there.
    step({ type: 'disk/opened' }, pathOf(place))
    open({ type: 'message/shown', title: 'C:\\', message: lostFolder(folder), size: WIDE_MESSAGE })
  })

  return (
    <div className={styles.client}>
      <div className={styles.menuRow}>
        <AppMenuBar
          label="My Computer"
          menus={MENUS}
          onChoose={(text) => {
            if (text === CLOSE) close()
            else if (text === HELP) dispatch({ type: 'help/asked' })
          }}
        />
        <span className={styles.emblem}>
          <Icon name="start-logo" size={16} />
        </span>
      </div>
      <Toolbar place={place} onBack={goBack} onUp={goUp} onUnknown={showUnknown} />
      <AddressRow place={place} />
      <div className={styles.panes} data-view={place.view}>
        <SidePane onUnknown={showUnknown} onOpenPlace={openPlace} />
        {place.view === 'overview' && (
          <Overview window={window} onOpenDisk={openDisk} onUnknown={showUnknown} diskRef={disk} />
        )}
        {place.view === 'documents' && (
          <Documents window={window} place={place} onStep={step} pendingFocus={pendingFocus} />
        )}
        {(place.view === 'disk' || place.view === 'pictures') && (
          <FileBrowser
            window={window}
            place={place}
            tree={tree}
            onStep={step}
            onRetry={retry}
            pendingFocus={pendingFocus}
          />
        )}
      </div>
    </div>
  )
}

interface PlaceShown {
  readonly place: Place
  /** @param insteadOf the path that turned out to be wrong */
  step(taken: Step, insteadOf?: string): void
}

/** The place that the window's location says, with what is selected there. */
function usePlace(window: AppViewProps['window'], open: AppViewProps['open']): PlaceShown {
  const draft = useDraft<Place>(window.id, OVERVIEW)
  const [last, setLast] = useState(draft.read)
  const place = arrivedAt(last, window.location?.path ?? OVERVIEW_PATH)
  useEffect(() => draft.keep(place), [draft, place])
  return {
    place,
    step(taken, insteadOf) {
      const next = navigate(place, taken)
      setLast(next)
      const path = pathOf(next)
      if (path === pathOf(place)) return
      const location = { path, ...(insteadOf !== undefined && { insteadOf }) }
      open({ type: 'window/wentTo', id: window.id, location })
    },
  }
}

/** Calls `onLost` where the place is a folder that is not on the disk: an address was mistyped, or is old. */
function useLostFolder(place: Place, tree: FileTree, onLost: (folder: string) => void): void {
  const folder = place.view === 'disk' ? place.folder : ''
  const isLost = tree.status === 'loaded' && folderAt(tree.root, folder) === undefined
  const lose = useEffectEvent(onLost)
  useEffect(() => {
    if (isLost) lose(folder)
  }, [isLost, folder])
}

function lostFolder(folder: string): string {
  return `C:\\${folder.replaceAll('/', '\\')}\nThe system cannot find the path specified.`
}
