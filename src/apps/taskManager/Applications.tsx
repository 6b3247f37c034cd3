/** The windows of the desktop in a list, to go to them and to close them. */
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { AppWindow } from '../../desktop/state.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { indexByKeyOrLetter } from '../../ui/controls/keys.ts'
import styles from './taskManager.module.css'
import { useLoadingApps } from './useLoadingApps.ts'
import type { Tasks } from './useTasks.ts'
import '../../ui/scrollBars.css'

export function Applications({ tasks: listed }: { readonly tasks: Tasks }) {
  const { tasks, picked, selected, pick, switchTo } = listed
  const loading = useLoadingApps(tasks)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const nameOf = (task: AppWindow): string => `${id}-${task.id}`

  const endTask = (task: AppWindow): void => {
    if (listed.end(task)) list.current?.focus({ preventScroll: true })
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || !selected) return
    const titles = tasks.map(({ header }) => header.title)
    const next = indexByKeyOrLetter(event, tasks.indexOf(selected), titles)
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
