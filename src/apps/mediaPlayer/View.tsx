/** The player's client area: a dark screen that names the sound, and the controls below it. The location says which one. */
import type { KeyboardEvent } from 'react'
import { useChoices } from '../../base/services/ServicesContext.tsx'
import { hrefOf } from '../../owner/base.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { AppViewProps } from '../host/app.ts'
import { fileAt, nameOfFile, PLAYER_PATH } from '../../files/fileLocation.ts'
import { Controls } from './Controls.tsx'
import { useFileAt } from '../host/useFiles.ts'
import { useTitle } from '../host/windowEffects.ts'
import styles from './mediaPlayer.module.css'
import { soughtByKey } from './playerKeys.ts'
import { usePlayer } from './usePlayer.ts'

export default function MediaPlayerView(props: AppViewProps) {
  const file = fileAt(PLAYER_PATH, props.window.location?.path ?? '')
  return file === null ? <NoSound /> : <Sound {...props} address={file} />
}

function silence(muted: boolean, quiet: boolean): string {
  if (quiet) return 'Quiet is on: its switch is beside the clock.'
  return muted ? 'The desktop is muted: its switch is beside the clock.' : ''
}

function NoSound() {
  return (
    <div className={styles.client}>
      <div className={styles.screen}>
        <Icon name="media-player" size={48} />
        <p>No sound is open. Choose Open in the menu of a sound in My Computer.</p>
      </div>
    </div>
  )
}

interface SoundProps extends AppViewProps {
  readonly address: string
}

function Sound({ window, open, address }: SoundProps) {
  const { muted, quiet, volume } = useChoices()
  const player = usePlayer(volume)
  const { position, duration, isRefused } = player
  const { file, retry } = useFileAt({ window, open }, PLAYER_PATH)
  const hasFailed = player.hasFailed || file.status === 'failed' || file.status === 'lost'
  const name = nameOfFile(address)
  useTitle({ window, open }, `${name} - Media Player`)

  const source = file.status === 'found' ? hrefOf(file.path) : undefined
  const tryAgain = (): void => {
    retry()
    player.retry()
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
    // A button is pressed by its own key.
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return
    const sought = soughtByKey(event.key, position, duration)
    if (hasFailed || (event.key !== ' ' && sought === undefined)) return
    event.preventDefault()
    if (sought === undefined) player.toggle()
    else player.seek(sought)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that its parts have not used
    <div className={styles.client} onKeyDown={handleKey}>
      <div className={styles.screen}>
        <Icon name="media-player" size={48} />
        <p className={styles.name}>{name}</p>
        <p role="status">{silence(muted, quiet)}</p>
        {isRefused && !hasFailed && (
          <p role="alert">The browser did not let this sound play. Press Play again.</p>
        )}
        {hasFailed && (
          <div role="alert" className={styles.failure}>
            <p>This sound could not be played.</p>
            <Button onClick={tryAgain}>Try Again</Button>
          </div>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- sounds of a desktop, without words */}
      <audio {...player.props} src={source} muted={muted || quiet} preload="metadata" />
      <Controls player={player} />
    </div>
  )
}
