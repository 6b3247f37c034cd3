import { type ChangeEvent, type DragEvent, useId, useRef } from 'react'
import type { Placement } from '../../base/services/display/displayChoices.ts'
import { NO_WALLPAPER, OWN_WALLPAPER } from '../../base/services/display/wallpaperNames.ts'
import { PLAIN_DESKTOP } from '../../base/theme/desktopColors.ts'
import { Button } from '../../ui/Button.tsx'
import { BackgroundList } from './BackgroundList.tsx'
import { type Background, BACKGROUNDS } from './backgrounds.ts'
import { Choice } from './Choice.tsx'
import styles from './displayProperties.module.css'
import { Monitor } from './Monitor.tsx'
import { useDisplayChoices } from './useDisplayChoices.ts'
import { useOwnPicture } from './useOwnPicture.ts'

const PLACEMENT_LABELS: readonly (readonly [Placement, string])[] = [
  ['fill', 'Fill'],
  ['fit', 'Fit'],
  ['tile', 'Tile'],
]

const OWN: Background = { name: OWN_WALLPAPER, label: 'My picture', small: null, placement: 'fill' }

export function DesktopTab() {
  const { choices, choose } = useDisplayChoices()
  const { problem, version, take, lose, forget } = useOwnPicture(choose)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { wallpaper, placement, color = PLAIN_DESKTOP } = choices
  const offered = wallpaper === OWN_WALLPAPER ? [...BACKGROUNDS, OWN] : BACKGROUNDS
  const at = Math.max(
    0,
    offered.findIndex(({ name }) => name === wallpaper),
  )
  const handleFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    take(currentTarget.files?.[0])
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files are dropped on the whole tab
    <div className={styles.tab} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <Monitor choices={choices} version={version} onLost={lose} />
      <p id={`${id}label`}>Background:</p>
      <div className={styles.columns}>
        <BackgroundList
          id={id}
          labelledBy={`${id}label`}
          offered={offered}
          at={at}
          onPick={(picked) => {
            forget()
            choose({ wallpaper: picked.name, placement: picked.placement })
          }}
        />
        <div className={styles.side}>
          <Button onClick={() => input.current?.click()}>Browse…</Button>
          <input
            ref={input}
            className={styles.file}
            type="file"
            accept="image/*"
            aria-label="Picture of your own"
            onChange={handleFile}
          />
          <Choice
            label="Position"
            value={placement}
            options={PLACEMENT_LABELS}
            isDisabled={wallpaper === NO_WALLPAPER}
            onChoose={(chosen) => choose({ placement: chosen })}
          />
          <label className={styles.color}>
            Colour:
            <input
              type="color"
              value={color}
              onChange={({ currentTarget }) => choose({ color: currentTarget.value })}
            />
          </label>
        </div>
      </div>
      <p className={styles.words}>
        A picture of your own may also be dropped here. It stays in this browser and is sent
        nowhere.
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
