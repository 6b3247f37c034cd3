/** The windows of the desktop in a list, to go to them and to close them. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { DesktopAction } from '../../desktop/actions.ts'
import { closingOf } from '../../desktop/commands.ts'
import { taskbarWindows } from '../../desktop/selectors.ts'
import type { AppWindow, WindowId } from '../../desktop/state.ts'
import { useDesktop, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { WIDE_MESSAGE } from '../host/properties.ts'
import styles from './taskManager.module.css'
import { indexByKey } from './tasks.ts'
import { useLoadingApps } from './useLoadingApps.ts'
import '../../ui/scrollBars.css'

/** In the words of the era. */
const CANNOT_END: DesktopAction = {
  type: 'message/shown',
  title: 'Unable to Terminate Process',
  message:
    'The operation could not be completed.\nThis is a critical system process. Task Manager cannot end this process.',
  size: WIDE_MESSAGE,
}

/** @param own the window of the Task Manager, which does not list itself */
export function Applications({ own }: { readonly own: WindowId }) {
  const store = useOSAppState()
  const tasks = useDesktop(taskbarWindows).filter(({ id }) => id !== own)
  const loading = useLoadingApps(tasks)
  const [picked, setPicked] = useState<WindowId | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const selected = tasks.find((task) => task.id === picked) ?? tasks[0]
  const nameOf = (task: AppWindow): string => `${id}-${task.id}`

  const pick = (index: number): void => setPicked(tasks[index]?.id ?? null)
  const switchTo = (task: AppWindow): void =>
    store.dispatch({ type: 'window/focused', id: task.id })
  const endTask = (task: AppWindow): void => {
    if (!task.closeable) return store.dispatch(CANNOT_END)
    const index = tasks.indexOf(task)
    pick(tasks[index + 1] ? index + 1 : index - 1)
    for (const action of closingOf(store.getState(), task.id)) store.dispatch(action)
    // Closing has made the window below the active one.
    store.dispatch({ type: 'window/focused', id: own })
    list.current?.focus({ preventScroll: true })
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || !selected) return
    const next = indexByKey(
      tasks.map(({ header }) => header.title),
      tasks.indexOf(selected),
      event.key,
    )
    if (next !== undefined) pick(next)
    else if (event.key === 'Enter') switchTo(selected)
    else if (event.key === 'Delete') endTask(selected)
    else return
    event.preventDefault()
  }
  useEffect(() => {
    const row = list.current?.querySelector('[aria-selected="true"]')
    row?.scrollIntoView({ block: 'nearest' })
  }, [picked])

  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>Task</span>
        <span>Status</span>
      </div>
      <div
        ref={list}
        role="listbox"
        aria-label="Tasks"
        aria-activedescendant={selected && nameOf(selected)}
        className={`${styles.list} luna-scroll`}
        tabIndex={0}
        data-autofocus=""
        onKeyDown={handleKey}
      >
        {tasks.map((task, index) => (
          <Task
            key={task.id}
            id={nameOf(task)}
            task={task}
            isSelected={task === selected}
            isLoading={loading.has(task.appName)}
            onPick={() => pick(index)}
            onSwitch={() => switchTo(task)}
          />
        ))}
      </div>
      {tasks.length === 0 && <p className={styles.none}>No other window is open.</p>}
      <div className={styles.buttons}>
        <Button disabled={!selected} onClick={() => selected && endTask(selected)}>
          End Task
        </Button>
        <Button disabled={!selected} onClick={() => selected && switchTo(selected)}>
          Switch To
        </Button>
      </div>
    </>
  )
}

interface TaskProps {
  readonly id: string
  readonly task: AppWindow
  readonly isSelected: boolean
  readonly isLoading: boolean
  readonly onPick: () => void
  readonly onSwitch: () => void
}

function Task({ id, task, isSelected, isLoading, onPick, onSwitch }: TaskProps) {
  const { icon, title } = task.header
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list hears the keys
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      className={styles.task}
      data-tip={title}
      onClick={onPick}
      onDoubleClick={onSwitch}
    >
      <Icon name={icon} size={16} />
      <span className={styles.title} data-tip-text>
        {title}
      </span>
      <span>{isLoading ? 'Not Responding' : 'Running'}</span>
    </div>
  )
}
