import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { SnowSwitch } from '../snow/useSnow.ts'
import { Clock } from './Clock.tsx'
import styles from './Tray.module.css'
import type { StopProps } from './useRovingFocus.ts'

interface TrayProps {
  readonly snow: SnowSwitch
  readonly stop: (key: string) => StopProps
}

export function Tray({ snow, stop }: TrayProps) {
  return (
    <div className={styles.tray}>
      <TraySwitch
        name="Snow"
        icon="snow"
        isOn={snow.isSnowing}
        isDisabled={!snow.isAllowed}
        onToggle={snow.toggle}
        stopProps={stop('snow')}
      />
      <MuteSwitch stopProps={stop('mute')} />
      <Clock className={styles.clock} />
    </div>
  )
}

function MuteSwitch({ stopProps }: { readonly stopProps: StopProps }) {
  const { storage } = useServices()
  const { muted } = useChoices()
  return (
    <TraySwitch
      name="Mute"
      icon="speaker"
      isOn={muted}
      onToggle={() => storage.write({ muted: !muted })}
      stopProps={stopProps}
    />
  )
}

interface TraySwitchProps {
  readonly name: string
  readonly icon: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onToggle: () => void
  readonly stopProps: StopProps
}

function TraySwitch({
  name,
  icon,
  isOn,
  isDisabled = false,
  onToggle,
  stopProps,
}: TraySwitchProps) {
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={name}
      aria-pressed={isOn}
      disabled={isDisabled}
      title={isDisabled ? 'Off because your system asks for reduced motion' : name}
      data-switch={name.toLowerCase()}
      onClick={onToggle}
      {...stopProps}
    >
      <Icon name={icon} size={15} />
    </button>
  )
}
