/**
 * My Computer's client area: menu bar, tool bar and address row above two panes. The window's location says which place
 * the right pane shows; what is selected there is a draft, so that neither a change of layout nor a reload loses it.
 */
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { wideMessage } from '../../desktop/wideMessage.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AppMenuBar } from '../../ui/menu/AppMenuBar.tsx'
import { runRow } from '../../ui/menu/menuItem.ts'
import type { AppViewProps } from '../host/app.ts'
import { useContextMenu } from '../host/menus/useContextMenu.tsx'
import { useMenuActions } from '../host/menus/useMenuActions.ts'
import { DISK_PATH, diskPath } from '../../files/disk.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { useDraft } from '../../memory/drafts.ts'
import { useLost } from '../host/windowEffects.ts'
import { folderMenus, type FolderSubject, groundItems } from './commands.ts'
import { FolderPane } from './files/FolderPane.tsx'
import type { FocusGoal } from './files/listInput.ts'
import { useFolder } from './files/useFolder.ts'
import styles from './myComputer.module.css'
import { Groups, SidePane } from './overview/Overview.tsx'
import type { OverviewEntry } from './overview/overviewGroups.ts'
import { PlaceWord } from './files/PlaceWord.tsx'
import { MY_COMPUTER_PATH } from '../../owner/paths.ts'
import {
  folderAbove,
  nameOf,
  type Place,
  placeAt,
  type Selection,
  selectionAt,
} from './files/places.ts'
import { PlaceRow, Toolbar } from './Toolbar.tsx'

export default function MyComputerView({ window, close, open }: AppViewProps) {
  const desktop = useOSAppState()
  const path = window.location?.path ?? MY_COMPUTER_PATH
  const place = placeAt(path)
  const shown = useFolder(place)
  const { selected, select, arrive } = useSelection(window.id, path)
  const actions = useMenuActions(open)
  const { disk, pendingFocus } = useFocusGoal(place.view)

  /** @param insteadOf the path that turned out to be wrong */
  const goTo = (to: string, insteadOf?: string): void => {
    if (to === path) return
    arrive(to)
    const location = { path: to, ...(insteadOf !== undefined && { insteadOf }) }
    open({ type: 'window/wentTo', id: window.id, location })
  }
  const openEntry = (entry: OverviewEntry, isAgain: boolean): void => {
    const { opens, appName } = entry
    if (isAgain) return (opens ?? appName) === undefined ? raiseMessage(desktop) : undefined
    if (opens === undefined) return actions.openTarget(entry)
    pendingFocus.current = 'files'
    shown.retry()
    return goTo(opens)
  }
  const goBack = (): void => {
    pendingFocus.current = 'disk'
    goTo(MY_COMPUTER_PATH)
  }
  const above = folderAbove(place)
  const goUp = (goal: FocusGoal | null): void => {
    if (above === undefined) return
    pendingFocus.current = goal
    goTo(diskPath(above))
  }
  useLost(shown.status === 'lost' ? place.folder : null, (folder) => {
    // First, so that the address bar no longer shows the wrong address while the message is there.
    goTo(DISK_PATH, path)
    open(wideMessage('C:\\', lostFolder(folder)))
  })

  const refresh = (): void => {
    select(null)
    shown.retry()
  }
  const subject: FolderSubject = {
    ...actions,
    place,
    path,
    canGoBack: place.view !== 'overview',
    canGoUp: above !== undefined,
    close,
    goBack,
    // Disabled at the root, the button would drop the focus; elsewhere it may be pressed again.
    goUp: () => goUp(above === '' ? 'files' : null),
    refresh,
  }
  return (
    <div className={styles.client}>
      <Menus subject={subject} />
      <PlaceRow place={place} onGoTo={goTo} onRefresh={refresh} />
      <PlaceWord place={place} folder={shown.folder} isLoading={shown.status === 'loading'} />
      <Panes subject={subject} onOpen={openEntry}>
        {place.view === 'overview' ? (
          <Groups window={window} onOpen={openEntry} diskRef={disk} />
        ) : (
          <FolderPane
            window={window}
            path={path}
            shown={shown}
            selected={selected}
            hasThumbnails={place.view === 'pictures'}
            onSelect={select}
            onEnter={(folder) => goTo(diskPath(folder))}
            onUp={() => goUp('files')}
            pendingFocus={pendingFocus}
          />
        )}
      </Panes>
    </div>
  )
}

interface PanesProps {
  readonly subject: FolderSubject
  readonly onOpen: (entry: OverviewEntry, isAgain: boolean) => void
  /** The right pane, whose empty ground has a menu. */
  readonly children: ReactNode
}

function Panes({ subject, onOpen, children }: PanesProps) {
  const { place } = subject
  const ground = useContextMenu(() => ({ label: nameOf(place), items: groundItems(subject) }))
  return (
    <>
      <div
        className={`${styles.panes} luna-scroll`}
        data-view={place.view}
        onContextMenu={(event) => {
          if (!event.defaultPrevented && isGround(event)) ground.openOn(null, event)
        }}
      >
        <SidePane onOpen={onOpen} />
        {children}
      </div>
      {ground.menu}
    </>
  )
}

/** Neither an entry nor the pane at the left, nor a menu, whose events come by here though it lies elsewhere. */
function isGround({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || target.closest('a, button')) return false
  return (
    currentTarget.contains(target) && currentTarget.firstElementChild?.contains(target) !== true
  )
}

function Menus({ subject }: { readonly subject: FolderSubject }) {
  return (
    <>
      <div className={styles.menuRow}>
        <AppMenuBar label="My Computer" menus={folderMenus(subject)} onChoose={runRow} />
        <span className={styles.emblem}>
          <Icon name="start-logo" size={16} />
        </span>
      </div>
      <Toolbar subject={subject} />
    </>
  )
}

/** The second press of a double-click has raised this window above the message of the first. */
function raiseMessage({ getState, dispatch }: ReturnType<typeof useOSAppState>): void {
  const message = getState().apps.findLast(({ kind }) => kind === 'message')
  if (message) dispatch({ type: 'window/focused', id: message.id })
}

/** Where the focus goes when another view is shown; the list of files takes a goal of its own by itself. */
function useFocusGoal(view: Place['view']) {
  const disk = useRef<HTMLButtonElement>(null)
  const pendingFocus = useRef<FocusGoal | null>(null)
  useLayoutEffect(() => {
    if (pendingFocus.current !== 'disk') return
    pendingFocus.current = null
    disk.current?.focus()
  }, [view])
  return { disk, pendingFocus }
}

/** What is selected at the window's path. The browser's Back and Forward lead to what was selected before. */
function useSelection(id: AppViewProps['window']['id'], path: string) {
  const draft = useDraft<Selection>(id, { path, key: null })
  const [last, setLast] = useState(draft.read)
  const selection = selectionAt(last, path)
  const { key: selected } = selection
  useEffect(() => draft.keep({ path, key: selected }), [draft, path, selected])
  return {
    selected,
    select: (key: string | null) => setLast({ path, key }),
    /** Call when a visitor goes to another path by the window's own means. */
    arrive: (to: string) => setLast(selectionAt(selection, to)),
  }
}

function lostFolder(folder: string): string {
  return `C:\\${folder.replaceAll('/', '\\')}\nThe system cannot find the path specified.`
}
