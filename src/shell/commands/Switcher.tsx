import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { WINDOW_SWITCHER } from '../../desktop/focusTarget.ts'
import type { AppWindow, WindowId } from '../../desktop/state.ts'
import { useDesktop } from '../../desktop/store/DesktopProvider.tsx'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Switcher.module.css'
import type { SwitcherState } from './windowSwitcher.ts'

interface SwitcherProps {
  readonly state: SwitcherState
  onChoose(id: WindowId): void
}

export function Switcher({ state: { ids, chosen }, onChoose }: SwitcherProps) {
  const apps = useDesktop((state) => state.apps)
  const list = useRef<HTMLDivElement>(null)
  const base = useId()
  // Focused so that assistive technology announces the choice; the keys work anywhere.
  useLayoutEffect(() => list.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const windows = ids.flatMap((id): AppWindow[] => apps.filter((window) => window.id === id))
  const chosenId = ids[chosen]
  const title = windows.find((window) => window.id === chosenId)?.header.title
  return (
    <div className={styles.panel} data-part="switcher">
      <div
        ref={useFocusTarget(WINDOW_SWITCHER, list)}
        role="listbox"
        aria-label="Windows"
        aria-activedescendant={chosenId === undefined ? undefined : `${base}${chosenId}`}
        tabIndex={-1}
        className={styles.list}
      >
        {windows.map(({ id, header, minimized }) => (
          // The list handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={id}
            id={`${base}${id}`}
            role="option"
            tabIndex={-1}
            aria-selected={id === chosenId}
            aria-label={header.title}
            title={minimized ? 'Minimized' : undefined}
            className={styles.option}
            onClick={() => onChoose(id)}
          >
            <Icon name={header.icon} size={32} />
          </div>
        ))}
      </div>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
    </div>
  )
}
