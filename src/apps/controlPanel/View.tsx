/** Control Panel: the settings as icons beside the era's pane. */
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { MY_COMPUTER_PATH } from '../../owner/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { indexByKeyOrLetter } from '../../ui/controls/keys.ts'
import { opensAtOnce } from '../../ui/opensAtOnce.ts'
import { TaskCard, TaskPane } from '../../ui/pane/TaskPane.tsx'
import pane from '../../ui/pane/taskPane.module.css'
import { useOpen } from '../host/useOpen.ts'
import styles from './controlPanel.module.css'
import { SETTINGS } from './settings.ts'
import '../../ui/scrollBars.css'

const PLACES = [
  { text: 'My Computer', icon: 'my-computer', target: { link: MY_COMPUTER_PATH } },
  { text: 'Help and Support', icon: 'help', target: { appName: 'Help and Support' } },
]

const NAMES = SETTINGS.map(({ name }) => name)

export default function ControlPanelView() {
  const open = useOpen()
  const list = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<number | null>(null)
  const openSetting = (index: number): void => {
    const setting = SETTINGS[index]
    if (setting) open({ appName: setting.appName })
  }
  const handleKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey) return
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const index = options.findIndex((option) => option === event.target)
    // The list itself has the focus once its empty ground was pressed.
    if (key === ' ' && index === -1) return
    const next = key === ' ' ? index : indexByKeyOrLetter(event, index, NAMES, 1)
    if (key === 'Enter') openSetting(index)
    else if (next !== undefined) {
      setSelected(next)
      options[next]?.focus()
    } else return
    event.preventDefault()
  }
  const pressesOf = (index: number) => ({
    onMouseDown: ({ button }: MouseEvent) => button === 0 && setSelected(index),
    onClick: (event: MouseEvent) => opensAtOnce(event) && openSetting(index),
    onDoubleClick: () => openSetting(index),
  })
  return (
    <div className={styles.client}>
      <div className={styles.pane}>
        <TaskPane>
          <TaskCard title="See Also" heading="h2">
            {PLACES.map(({ text, icon, target }) => (
              <li key={text}>
                <button type="button" className={pane.row} onClick={() => open(target)}>
                  <Icon name={icon} size={14} />
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </TaskCard>
        </TaskPane>
      </div>
      <div
        ref={list}
        role="listbox"
        aria-label="Settings"
        tabIndex={-1}
        className={`${styles.list} luna-scroll`}
        onKeyDown={handleKey}
      >
        {SETTINGS.map(({ name, icon }, index) => (
          <div
            key={name}
            role="option"
            aria-selected={index === selected}
            tabIndex={index === (selected ?? 0) ? 0 : -1}
            {...(index === 0 && { 'data-autofocus': '' })}
            className={styles.option}
            {...pressesOf(index)}
          >
            <Icon name={icon} size={48} />
            <span className={styles.name}>{name}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
