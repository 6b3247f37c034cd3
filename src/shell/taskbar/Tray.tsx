import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import { START } from '../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useSnow } from '../../base/services/display/useSnow.ts'
import { Clock } from './Clock.tsx'
import styles from './Tray.module.css'

export function Tray() {
  const snow = useSnow()
  const { storage } = useServices()
  const { muted } = useChoices()
  return (
    <div ref={useFocusTarget(START)} className={styles.tray}>
      <TraySwitch
        name="Snow"
        icon="snow"
        isOn={snow.isSnowing}
        isDisabled={!snow.isAllowed}
        onToggle={snow.toggle}
      />
      <TraySwitch
        name="Mute"
        icon="speaker"
        isOn={muted}
        onToggle={() => storage.write({ muted: !muted })}
      />
      <Clock className={styles.clock} />
    </div>
  )
}

interface TraySwitchProps {
  readonly name: string
  readonly icon: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onToggle: () => void
}

const OFF = 'Off because your system asks for reduced motion'

function TraySwitch({ name, icon, isOn, isDisabled = false, onToggle }: TraySwitchProps) {
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={name}
      aria-pressed={isOn}
      disabled={isDisabled}
      data-tip={isDisabled ? OFF : name}
      {...(isDisabled && { 'aria-description': OFF })}
      data-switch={name.toLowerCase()}
      onClick={onToggle}
    >
      <Icon name={icon} size={15} />
    </button>
  )
}
