/** Which events sound: each by itself, or all together as a scheme. */
import { useId } from 'react'
import { useChoices, useServices } from '../../base/services/ServicesContext.tsx'
import { EVENT_SOUNDS, SOUND_EVENTS, withSounds } from '../../base/services/sound/eventSounds.ts'
import { isSoundOn, type SoundEvent } from '../../base/services/sound/soundChoice.ts'
import checkBox from '../../ui/checkBox.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { DropDown } from '../../ui/controls/DropDown.tsx'
import properties from '../../ui/controls/properties.module.css'
import styles from './sounds.module.css'

const NAMES: Readonly<Record<SoundEvent, string>> = {
  error: 'Error message',
  start: 'Start (with the first press or key)',
  open: 'Open a window',
  close: 'Close a window',
  minimize: 'Minimize a window',
  menu: 'Choose from a menu',
  balloon: 'Balloon',
  logoff: 'Log off and turn off',
}

const SCHEMES: readonly (readonly [name: string, sounds: string])[] = [
  ['Errors only', withSounds({ sounds: '' }, ['error'], true).sounds],
  ['All sounds', withSounds({ sounds: '' }, SOUND_EVENTS, true).sounds],
  ['No sounds', ''],
]

export function Events() {
  const { storage, playSound } = useServices()
  const choices = useChoices()
  const id = useId()
  const { sounds } = withSounds(choices, [], false)
  const isScheme = SCHEMES.some(([, each]) => each === sounds)
  const switchTo = (event: SoundEvent, isOn: boolean): void => {
    storage.write(withSounds(choices, [event], isOn))
    if (isOn) playSound(EVENT_SOUNDS[event])
  }
  return (
    <>
      <label htmlFor={id}>Sound scheme:</label>
      <DropDown
        id={id}
        value={isScheme ? sounds : 'own'}
        onChange={({ currentTarget }) => storage.write({ sounds: currentTarget.value })}
      >
        {!isScheme && <option value="own">Your own</option>}
        {SCHEMES.map(([name, each]) => (
          <option key={name} value={each}>
            {name}
          </option>
        ))}
      </DropDown>
      <fieldset className={`${properties.group} ${styles.group}`}>
        <legend>Program events</legend>
        {SOUND_EVENTS.map((event) => (
          <label key={event} className={styles.tick}>
            <input
              type="checkbox"
              className={checkBox.box}
              checked={isSoundOn(choices, event)}
              onChange={({ currentTarget }) => switchTo(event, currentTarget.checked)}
            />
            <Icon name="speaker" size={16} />
            {NAMES[event]}
          </label>
        ))}
      </fieldset>
    </>
  )
}
