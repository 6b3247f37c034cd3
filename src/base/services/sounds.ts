/** The sounds of the desktop. A sound that cannot be played is no error: the page works without it. */

export type SoundName = 'error'

/** One sound in several formats. */
export interface SoundFiles {
  readonly mp3: string
  readonly ogg: string
}

export interface Sounds {
  /** Plays a sound from its start, unless the visitor has muted the site. Never throws. */
  play(name: SoundName): void
}

/** What the sounds need of the browser. */
export interface SoundHost {
  /** A new, empty player. */
  createAudio(): Pick<HTMLAudioElement, 'canPlayType' | 'src' | 'currentTime' | 'play'>
  isMuted(): boolean
  warn(message: string, cause: unknown): void
}

/**
 * A player is made when its sound is first played, and kept, so a page without sounds loads none. The first
 * failure (autoplay rules, no device, a missing file) is reported, and no other, since the rest are likely
 * to fail in the same way.
 */
export function createSounds(
  host: SoundHost,
  files: Readonly<Record<SoundName, SoundFiles>>,
): Sounds {
  const players = new Map<SoundName, ReturnType<SoundHost['createAudio']>>()
  let hasWarned = false

  const playerOf = (name: SoundName) => {
    const known = players.get(name)
    if (known) return known
    const player = host.createAudio()
    player.src = player.canPlayType('audio/mpeg') === '' ? files[name].ogg : files[name].mp3
    players.set(name, player)
    return player
  }
  const start = async (name: SoundName) => {
    const player = playerOf(name)
    player.currentTime = 0
    await player.play()
  }
  return {
    play(name) {
      if (host.isMuted()) return
      start(name).catch((cause: unknown) => {
        if (hasWarned) return
        hasWarned = true
        host.warn(`The sound '${name}' could not be played.`, cause)
      })
    },
  }
}
