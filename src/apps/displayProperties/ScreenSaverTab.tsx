import { useId } from 'react'
import { SAVER_MINUTES, type SaverName } from '../../base/services/display/displayChoices.ts'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { report } from '../../base/services/report.ts'
import { useReducedMotion, useServices } from '../../base/services/ServicesContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { NumberField } from '../../ui/controls/NumberField.tsx'
import { Choice } from './Choice.tsx'
import styles from './displayProperties.module.css'
import { Monitor } from './Monitor.tsx'
import { useDisplayChoices } from './useDisplayChoices.ts'

const saver = lazyModule(() => import('./saver/showSaver.ts'))

const LABELS: readonly (readonly [SaverName, string])[] = [
  ['none', '(None)'],
  ['starfield', 'Starfield'],
  ['wordmark', 'Drifting words'],
  ['bubbles', 'Bubbles'],
]

export function ScreenSaverTab() {
  const { view } = useServices()
  const { choices, choose } = useDisplayChoices()
  const isMotionReduced = useReducedMotion()
  const id = useId()
  const preview = async (name: Exclude<SaverName, 'none'>): Promise<void> => {
    const { showSaver } = await saver.load()
    showSaver(view, name)
  }
  const { saver: name, saverMinutes } = choices
  return (
    <>
      <Monitor choices={choices} />
      <Choice
        label="Screen saver"
        value={name}
        options={LABELS}
        onChoose={(chosen) => choose({ saver: chosen })}
      >
        <Button
          disabled={name === 'none' || isMotionReduced}
          onClick={() => {
            if (name === 'none') return
            preview(name).catch((error: unknown) =>
              report('The screen saver failed to load', error),
            )
          }}
        >
          Preview
        </Button>
      </Choice>
      <div className={styles.row}>
        <label htmlFor={id}>Wait:</label>
        <NumberField
          id={id}
          className={styles.number}
          least={SAVER_MINUTES.least}
          most={SAVER_MINUTES.most}
          value={saverMinutes}
          disabled={name === 'none'}
          onChoose={(minutes) => choose({ saverMinutes: minutes })}
        />
        minutes
      </div>
      <p className={styles.words}>
        {isMotionReduced
          ? 'No screen saver starts while Quiet is on, or while your system asks for less motion.'
          : 'It starts when no key has been pressed and the mouse has not moved for this long, and ends with the next key or movement.'}
      </p>
    </>
  )
}
