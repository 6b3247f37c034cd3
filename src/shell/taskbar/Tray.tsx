import type { MouseEvent } from 'react'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import { START } from '../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useSnow } from '../../base/services/display/useSnow.ts'
import { Clock } from './Clock.tsx'
import styles from './Tray.module.css'
import type { VolumeControl } from './useVolume.ts'

export function Tray({ volume }: { readonly volume: VolumeControl }) {
  const snow = useSnow()
  const { storage } = useServices()
  const { muted, quiet } = useChoices()
  return (
    <div ref={useFocusTarget(START)} className={styles.tray}>
      <TraySwitch
        name="Snow"
        icon="snow"
        isOn={snow.isSnowing}
        off={snow.off}
        onToggle={snow.toggle}
      />
      <button
        ref={volume.button}
        type="button"
        className={styles.switch}
        data-part="volume"
        aria-label="Volume"
        aria-haspopup="dialog"
        aria-expanded={volume.isOpen}
        {...(muted && { 'aria-description': 'Muted' })}
        data-tip={muted ? 'Volume: muted' : 'Volume'}
        data-muted={muted}
        onClick={firstOf(volume.toggle)}
      >
        <Icon name="speaker" size={15} />
      </button>
      <TraySwitch
        name="Quiet"
        icon="quiet"
        isOn={quiet}
        onToggle={() => storage.write({ quiet: !quiet })}
      />
      <Clock className={styles.clock} />
    </div>
  )
}

/** The second click of a double-click does not undo what the first one did. */
function firstOf(toggle: () => void) {
  return ({ detail }: MouseEvent): void => {
    if (detail < 2) toggle()
  }
}

interface TraySwitchProps {
  readonly name: string
  readonly icon: string
  readonly isOn: boolean
  /** Why it is disabled; null if it is not. */
  readonly off?: string | null
  readonly onToggle: () => void
}

function TraySwitch({ name, icon, isOn, off = null, onToggle }: TraySwitchProps) {
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={name}
      aria-pressed={isOn}
      disabled={off !== null}
      data-tip={off ?? name}
      {...(off !== null && { 'aria-description': off })}
      data-switch={name.toLowerCase()}
      onClick={firstOf(onToggle)}
    >
      <Icon name={icon} size={15} />
    </button>
  )
}
